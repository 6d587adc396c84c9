"""Reads the index that the compiler wrote during a build. For each name in a source, it contains the declaration that the name means."""

import collections
import ctypes
import os
import pathlib
import shutil
import sys

# A use of a declaration: the declaration's identifier, and the file and the line of the use.
Use = collections.namedtuple("Use", "identifier file line")

# Bits of the C type `indexstore_symbol_role_t`, which describe an occurrence of a symbol.
DECLARATION, DEFINITION, OVERRIDE = 1 << 0, 1 << 1, 1 << 11
# The value for a record in the C enum `indexstore_unit_dependency_kind_t`. A record contains the symbols of one file.
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


VISIT_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
VISIT_ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
POINTER, UNSIGNED = ctypes.c_void_p, ctypes.c_uint


class Library:
    """The functions of libIndexStore, a library of the Swift toolchain that reads the compiler's index."""

    def __init__(self):
        folder = pathlib.Path(os.path.realpath(shutil.which("swiftc"))).parent.parent / "lib"
        path = next((path for path in [folder / "libIndexStore.so", folder / "libIndexStore.dylib"] if path.exists()), None)
        if path is None:
            sys.exit(f"There is no libIndexStore in {folder}. It comes with the toolchains of swift.org.")
        self.library = ctypes.CDLL(str(path))
        self.open = self.function("store_create", POINTER, ctypes.c_char_p, POINTER)
        self.visit_units = self.function("store_units_apply_f", ctypes.c_bool, POINTER, UNSIGNED, POINTER, VISIT_TEXT)
        self.open_unit = self.function("unit_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
        self.close_unit = self.function("unit_reader_dispose", None, POINTER)
        self.main_file = self.function("unit_reader_get_main_file", Text, POINTER)
        self.visit_dependencies = self.function("unit_reader_dependencies_apply_f", ctypes.c_bool, POINTER, POINTER, VISIT_ITEM)
        self.dependency_kind = self.function("unit_dependency_get_kind", ctypes.c_int, POINTER)
        self.dependency_name = self.function("unit_dependency_get_name", Text, POINTER)
        self.dependency_path = self.function("unit_dependency_get_filepath", Text, POINTER)
        self.open_record = self.function("record_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
        self.close_record = self.function("record_reader_dispose", None, POINTER)
        self.visit_occurrences = self.function("record_reader_occurrences_apply_f", ctypes.c_bool, POINTER, POINTER, VISIT_ITEM)
        self.symbol = self.function("occurrence_get_symbol", POINTER, POINTER)
        self.roles = self.function("occurrence_get_roles", ctypes.c_uint64, POINTER)
        self.position = self.function("occurrence_get_line_col", None, POINTER, POINTER, POINTER)
        self.identifier = self.function("symbol_get_usr", Text, POINTER)
        self.visit_relations = self.function("occurrence_relations_apply_f", ctypes.c_bool, POINTER, POINTER, VISIT_ITEM)
        self.relation_roles = self.function("symbol_relation_get_roles", ctypes.c_uint64, POINTER)
        self.relation_symbol = self.function("symbol_relation_get_symbol", POINTER, POINTER)

    def function(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
        return function


def uses(store, is_read):
    """Returns the uses in the sources of an index.

    If a member implements the requirement of a protocol, that is a use of the requirement. Uses in code that the compiler adds count
    too, because a person wrote the code that they come from.

    The function `is_read` decides for each file whether its uses count. Uses in deleted files do not count.
    """
    library = Library()
    opened = library.open(os.fsencode(store), None)
    if not opened:
        sys.exit(f"There is no index in {store}. Build without --disable-index-store.")
    units = []
    library.visit_units(opened, 0, None, VISIT_TEXT(lambda _, name: units.append(str(name)) or True))
    records = {}
    for name in units:
        unit = library.open_unit(opened, name.encode(), None)
        if not unit:
            continue
        file = str(library.main_file(unit))
        if file.endswith(".swift") and is_read(file) and os.path.exists(file):
            found = []

            def dependency(_, item):
                if library.dependency_kind(item) == RECORD and str(library.dependency_path(item)) == file:
                    found.append(str(library.dependency_name(item)))
                return True

            library.visit_dependencies(unit, None, VISIT_ITEM(dependency))
            # If a file was compiled more than once, the index has several units for it. Use the newest, because the others describe old
            # versions of the file.
            time = os.stat(os.path.join(store, "v5", "units", name)).st_mtime
            if found and time > records.get(file, (0,))[0]:
                records[file] = (time, found[0])
        library.close_unit(unit)
    result = []
    for file, (_, name) in sorted(records.items()):
        record = library.open_record(opened, name.encode(), None)
        if not record:
            sys.exit(f"The index has lost what it knows of {file}. Build again.")

        def occurrence(_, item):
            roles = library.roles(item)
            line, column = ctypes.c_uint(), ctypes.c_uint()
            library.position(item, ctypes.byref(line), ctypes.byref(column))
            if not roles & (DECLARATION | DEFINITION):
                result.append(Use(str(library.identifier(library.symbol(item))), file, line.value))
            elif roles & OVERRIDE:
                def relation(_, related):
                    if library.relation_roles(related) & OVERRIDE:
                        result.append(Use(str(library.identifier(library.relation_symbol(related))), file, line.value))
                    return True

                library.visit_relations(item, None, VISIT_ITEM(relation))
            return True

        library.visit_occurrences(record, None, VISIT_ITEM(occurrence))
        library.close_record(record)
    return result
