// The NearbyPlaces target.
