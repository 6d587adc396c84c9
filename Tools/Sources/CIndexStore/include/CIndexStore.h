#ifndef BELVEDERE_C_INDEX_STORE_H
#define BELVEDERE_C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The types of the functions of libIndexStore that the program uses. This library reads the compiler's index and is part of the Swift
// toolchain. The program opens it at run time, so it links nothing.

typedef struct {
    const char *_Nullable data;
    size_t length;
} belvedere_index_text;

typedef bool (*belvedere_index_text_visitor)(void *_Nullable context, belvedere_index_text text);
typedef bool (*belvedere_index_item_visitor)(void *_Nullable context, void *_Nonnull item);

typedef void *_Nullable (*belvedere_index_open)(const char *_Nonnull path, void *_Nullable *_Nullable error);
typedef void *_Nullable (*belvedere_index_read)(void *_Nonnull store, const char *_Nonnull name, void *_Nullable *_Nullable error);
typedef void (*belvedere_index_close)(void *_Nonnull item);
typedef const char *_Nullable (*belvedere_index_describe)(void *_Nonnull error);
typedef bool (*belvedere_index_visit_texts)(
    void *_Nonnull store, unsigned sorted, void *_Nullable context, belvedere_index_text_visitor _Nonnull visitor
);
typedef bool (*belvedere_index_visit_items)(
    void *_Nonnull reader, void *_Nullable context, belvedere_index_item_visitor _Nonnull visitor
);
typedef bool (*belvedere_index_time)(
    void *_Nonnull store, const char *_Nonnull unit, int64_t *_Nonnull seconds, int64_t *_Nonnull nanoseconds, void *_Nullable *_Nullable error
);
typedef belvedere_index_text (*belvedere_index_text_of)(void *_Nonnull item);
typedef void *_Nonnull (*belvedere_index_item_of)(void *_Nonnull item);
typedef uint64_t (*belvedere_index_flags_of)(void *_Nonnull item);
typedef unsigned (*belvedere_index_kind_of)(void *_Nonnull item);
typedef bool (*belvedere_index_question)(void *_Nonnull item);
typedef void (*belvedere_index_position)(void *_Nonnull item, unsigned *_Nonnull line, unsigned *_Nonnull column);

// The type of `swift_demangle`, the function of the Swift runtime that turns a mangled name into a readable one.
typedef char *_Nullable (*belvedere_demangle)(
    const char *_Nonnull name, size_t length, char *_Nullable buffer, size_t *_Nullable size, uint32_t flags
);

#endif
