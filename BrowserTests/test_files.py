"""Files in the browser: a person sees the progress of an upload and can stop it, drops files on a field, and pastes them."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect


@pytest.fixture
def waiting_upload():
    """Holds the requests with files back, and lets them go on."""

    class Held:
        def __init__(self):
            self.routes = []

        def hold(self, page):
            page.route("**/_belvedere/files/*", lambda route: self.routes.append(route))

        def release(self):
            for route in self.routes:
                route.continue_()
            self.routes.clear()

    return Held()


def picture():
    data = io.BytesIO()
    Image.new("RGB", (64, 32), "red").save(data, "PNG")
    return data.getvalue()


def test_a_person_sees_the_progress_and_the_preview_of_a_picture(new_page, waiting_upload):
    page = new_page("/files")
    waiting_upload.hold(page)
    page.get_by_label("Send files").set_input_files({"name": "red.png", "mimeType": "image/png", "buffer": picture()})
    expect(page.get_by_role("progressbar", name="red.png")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    expect(page.locator(".upload canvas")).to_have_js_property("height", 48)
    waiting_upload.release()
    expect(page.get_by_text(f"red.png: {len(picture())} bytes")).to_be_visible()
    expect(page.locator(".upload")).to_have_count(0)


def test_a_person_cancels_an_upload_and_sends_another(new_page, waiting_upload):
    page = new_page("/files")
    waiting_upload.hold(page)
    page.get_by_label("Send files").set_input_files({"name": "first.txt", "mimeType": "text/plain", "buffer": b"1" * 1000})
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".upload")).to_have_count(0)
    page.unroute("**/_belvedere/files/*")
    page.get_by_label("Send files").set_input_files({"name": "second.txt", "mimeType": "text/plain", "buffer": b"2" * 1000})
    expect(page.get_by_text("second.txt: 1000 bytes")).to_be_visible()
    # The person has stopped the first file, so nothing is said about it.
    expect(page.locator("#link")).to_be_hidden()


@pytest.mark.parametrize("event, transfer", [("drop", "dataTransfer"), ("paste", "clipboardData")])
def test_a_person_drops_or_pastes_a_file(new_page, event, transfer):
    page = new_page("/files")
    expect(page.locator(".file").first).to_be_visible()
    field = page.get_by_label("Send files")
    field.evaluate(
        """(field, [event, transfer]) => {
            const data = new DataTransfer()
            data.items.add(new File(['x'.repeat(500)], 'given.txt', { type: 'text/plain' }))
            const Kind = event === 'drop' ? DragEvent : ClipboardEvent
            field.dispatchEvent(new Kind(event, { [transfer]: data, bubbles: true, cancelable: true }))
        }""", [event, transfer])
    expect(page.get_by_text("given.txt: 500 bytes")).to_be_visible()


def test_a_person_sends_several_files_at_once_and_one_by_one_they_arrive(new_page):
    page = new_page("/files")
    names = [f"{name}.txt" for name in ("one", "two", "three")]
    page.get_by_label("Add receipts").set_input_files([{"name": name, "mimeType": "text/plain", "buffer": name.encode()} for name in names])
    expect(page.get_by_text("one.txt two.txt three.txt")).to_be_visible()
    expect(page.locator(".upload")).to_have_count(0)


def test_a_field_for_one_file_takes_one_of_several_dropped_files(new_page):
    page = new_page("/files")
    page.get_by_label("Send files").evaluate(
        """field => {
            const data = new DataTransfer()
            for (const name of ['first.txt', 'second.txt']) data.items.add(new File(['x'.repeat(500)], name, { type: 'text/plain' }))
            field.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        }""")
    expect(page.get_by_text("first.txt: 500 bytes")).to_be_visible()
    # The page sends files in their order, so the second file would have arrived before the next one.
    page.get_by_label("Send files").set_input_files({"name": "third.txt", "mimeType": "text/plain", "buffer": b"3" * 300})
    expect(page.get_by_text("third.txt: 300 bytes")).to_be_visible()


def test_a_person_is_told_the_limit_before_and_after(new_page):
    page = new_page("/fixture")
    expect(page.get_by_text("Choose a file")).to_have_attribute("title", "≤ 5 MB")
    expect(page.get_by_label("Choose a file")).to_have_accessible_description("≤ 5 MB")
    page.get_by_label("Choose a file").set_input_files({"name": "large.txt", "mimeType": "text/plain", "buffer": b"x" * 5_000_001})
    expect(page.locator("#link")).to_have_text("The file is too large. (≤ 5 MB)")
    page.get_by_label("Choose a file").set_input_files({"name": "small.txt", "mimeType": "text/plain", "buffer": b"x" * 500})
    expect(page.get_by_text("small.txt: 500 bytes")).to_be_visible()


def test_a_file_is_saved_under_its_name(new_page):
    page = new_page("/files")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save fifty megabytes").click()
    assert saved.value.suggested_filename == "Größe.txt"
    with open(saved.value.path(), "rb") as file:
        assert file.seek(0, io.SEEK_END) == 50_000_000
