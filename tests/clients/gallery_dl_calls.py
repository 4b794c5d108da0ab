"""gallery-dl, a downloader of the API family, against a server with the demo world (scripts/clients.ts)."""

import os
import unittest

from gallery_dl import config, extractor
from gallery_dl.extractor import tumblr
from gallery_dl.extractor.message import Message

ORIGIN = os.environ["ORIGIN"]
BLOG = os.environ["BLOG"]

tumblr.TumblrAPI.ROOT = ORIGIN
SETTINGS = {
    "api-key": os.environ["APP_KEY"],
    "api-secret": os.environ["APP_SECRET"],
    "access-token": os.environ["TOKEN"],
    "access-token-secret": os.environ["TOKEN_SECRET"],
    "reblogs": True,
    "avatar": True,
}
for name, value in SETTINGS.items():
    config.set(("extractor", "tumblr"), name, value)


def collect(path, limit=400):
    """Returns the messages of an address: folders, files and further addresses."""
    found = extractor.find(f"https://www.tumblr.com/{path}")
    found.initialize()
    messages = []
    for message in found:
        messages.append(message)
        if len(messages) >= limit:
            break
    return messages


def files(messages):
    return [(url, data) for kind, url, data in messages if kind == Message.Url]


class GalleryDl(unittest.TestCase):
    def test_blog(self):
        found = files(collect(BLOG))
        pictures = [url for url, data in found if data["extension"] in ("jpg", "webp", "png", "gif")]
        self.assertGreater(len(pictures), 10)
        self.assertTrue(all(url.startswith("http") for url in pictures), pictures[:3])

    def test_post(self):
        with_pictures = next(data for _, data in files(collect(BLOG)) if data.get("id"))
        again = files(collect(f"{BLOG}/{with_pictures['id']}"))
        self.assertTrue(again)
        self.assertEqual(again[0][1]["id"], with_pictures["id"])

    def test_likes(self):
        self.assertTrue(collect(f"{BLOG}/likes"))

    def test_following_and_followers(self):
        for path in ("following", "followers"):
            blogs = [url for kind, url, _ in collect(f"{BLOG}/{path}") if kind == Message.Queue]
            self.assertTrue(blogs, path)

    def test_tagged(self):
        self.assertTrue(files(collect(f"{BLOG}/tagged/photography")))

    def test_search(self):
        self.assertTrue(collect("search/bread"))


if __name__ == "__main__":
    unittest.main()
