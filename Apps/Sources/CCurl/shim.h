#pragma once
#include <curl/curl.h>

// In C, curl_easy_setopt and curl_easy_getinfo take arguments of any type, so Swift cannot call them. Each function here wraps one of them
// for one type of argument.

typedef size_t (*belvedere_curl_receiver)(char *, size_t, size_t, void *);

static inline CURLcode belvedere_curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode belvedere_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode belvedere_curl_set_fields(CURL *handle, struct curl_slist *fields) {
    return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, fields);
}

// Sets the size of the body before its bytes, because curl copies as many bytes as the size says.
static inline CURLcode belvedere_curl_set_body(CURL *handle, const void *bytes, size_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

static inline CURLcode belvedere_curl_set_receivers(
    CURL *handle, belvedere_curl_receiver head, belvedere_curl_receiver body, void *context
) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, head);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

// Returns the complete address to which the response redirects, or null. The handle owns the text.
static inline const char *belvedere_curl_redirect(CURL *handle) {
    char *address = NULL;
    return curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &address) == CURLE_OK ? address : NULL;
}

// The result of the transfer that the message reports.
static inline CURLcode belvedere_curl_result(const CURLMsg *message) {
    return message->data.result;
}
