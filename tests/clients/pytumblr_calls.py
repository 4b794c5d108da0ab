"""pytumblr, the family's own Python client, method by method against a server with the demo world (scripts/clients.ts)."""

import os
import struct
import tempfile
import unittest
import zlib

import requests
from pytumblr import TumblrRestClient
from pytumblr2 import TumblrRestClient as NewerClient
from requests_oauthlib import OAuth1Session
from requests_oauthlib.oauth1_session import TokenRequestDenied

ORIGIN = os.environ["ORIGIN"]
KEY, SECRET = os.environ["APP_KEY"], os.environ["APP_SECRET"]
TOKEN, TOKEN_SECRET = os.environ["TOKEN"], os.environ["TOKEN_SECRET"]
BLOG = os.environ["BLOG"]
# An app that a member registered, and the address it sends people back to.
OWN_KEY, OWN_SECRET, BACK = os.environ["OWN_KEY"], os.environ["OWN_SECRET"], os.environ["BACK"]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# A grey square of eight pixels.
PICTURE = (
    b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 0, 0, 0, 0))
    + chunk(b"IDAT", zlib.compress((b"\0" + b"\x88" * 8) * 8))
    + chunk(b"IEND", b"")
)


class Calls(unittest.TestCase):
    member = TumblrRestClient(KEY, SECRET, TOKEN, TOKEN_SECRET, host=ORIGIN)
    visitor = TumblrRestClient(KEY, host=ORIGIN)

    def post(self, made):
        return self.member.posts(BLOG, id=made["id"])["posts"][0]

    def test_info(self):
        self.assertEqual(self.member.info()["user"]["blogs"][0]["name"], BLOG)

    def test_avatar(self):
        for answer in (self.visitor.avatar(BLOG, 128), self.visitor.avatar(BLOG)):
            self.assertTrue(answer["avatar_url"].startswith(ORIGIN))
        bare = requests.get(f"{ORIGIN}/v2/blog/{BLOG}/avatar/512", timeout=10)
        self.assertTrue(bare.headers["content-type"].startswith("image/"))

    def test_reading_a_blog(self):
        self.assertEqual(self.visitor.blog_info(BLOG)["blog"]["name"], BLOG)
        posts = self.visitor.posts(BLOG, limit=3, reblog_info=True, notes_info=True, filter="text")["posts"]
        self.assertEqual({post["blog_name"] for post in posts}, {BLOG})
        photos = self.visitor.posts(BLOG, type="photo")["posts"]
        self.assertEqual({post["type"] for post in photos}, {"photo"})
        self.assertEqual(self.visitor.blog_info("nobody-here")["meta"]["status"], 404)

    def test_fields_of_the_time_before_blocks(self):
        for post in self.visitor.posts(BLOG, limit=20)["posts"]:
            self.assertTrue(post["short_url"].startswith(ORIGIN))
            self.assertIn("comment", post["reblog"])
            if post["type"] == "photo":
                self.assertTrue(all(photo["original_size"]["url"].startswith("http") for photo in post["photos"]))
        page = self.visitor.posts(BLOG, limit=2)
        following = requests.get(ORIGIN + page["_links"]["next"]["href"] + f"&api_key={KEY}", timeout=10).json()
        ids = {post["id_string"] for post in page["posts"]}
        self.assertFalse(ids & {post["id_string"] for post in following["response"]["posts"]})

    def test_reblogging_at_an_address_with_a_slash(self):
        other = next(post for post in self.member.dashboard(limit=20)["posts"] if post["blog_name"] != BLOG)
        # pytumblr2 reblogs by this call.
        made = NewerClient(KEY, SECRET, TOKEN, TOKEN_SECRET, host=ORIGIN).reblog_post(
            BLOG, other["blog_name"], other["id"], content=[{"type": "text", "text": "Nine"}]
        )
        self.assertEqual(self.post(made)["parent_post_id"], other["id"])

    def test_lists(self):
        self.assertIn("liked_posts", self.member.likes(limit=2))
        self.assertIn("blogs", self.member.following(limit=2, offset=1))
        self.assertIn("users", self.member.followers(BLOG, limit=2))
        self.assertTrue({"liked_posts", "meta"} & set(self.visitor.blog_likes(BLOG, limit=2)))
        self.assertTrue({"blogs", "meta"} & set(self.member.blog_following(BLOG)))
        for posts in (self.member.queue(BLOG), self.member.drafts(BLOG), self.member.submission(BLOG)):
            self.assertIn("posts", posts)

    def test_dashboard_and_tag(self):
        dashboard = self.member.dashboard(limit=4, reblog_info=True, notes_info=True)["posts"]
        self.assertEqual(len(dashboard), 4)
        tag = next(tag for post in self.visitor.posts(BLOG)["posts"] for tag in post["tags"])
        self.assertIn(tag, self.visitor.tagged(tag, limit=1)[0]["tags"])

    def test_follow_and_like(self):
        other = next(post for post in self.member.dashboard(limit=20)["posts"] if post["blog_name"] != BLOG)
        self.assertEqual(self.member.follow(other["blog_name"])["blog"]["name"], other["blog_name"])
        self.assertEqual(self.member.unfollow(other["blog_name"])["blog"]["name"], other["blog_name"])
        self.member.follow(other["blog_name"])
        before = self.member.unlike(other["id"], other["reblog_key"])["like_count"]
        self.assertEqual(self.member.like(other["id"], other["reblog_key"])["like_count"], before + 1)
        self.assertEqual(self.member.unlike(other["id"], other["reblog_key"])["like_count"], before)
        self.assertIn("notes", self.visitor.notes(other["blog_name"], other["id"], mode="all"))

    def test_creating(self):
        made = self.member.create_text(BLOG, state="published", tags=["one", "two words"], title="Hills", body="<p>Up &amp; <i>down</i></p>")
        post = self.post(made)
        self.assertEqual(post["tags"], ["one", "two words"])
        self.assertEqual([block["text"] for block in post["content"]], ["Hills", "Up & down"])
        self.assertEqual(self.post(self.member.create_quote(BLOG, quote="Walk.", source="A sign"))["type"], "quote")
        self.assertEqual(self.post(self.member.create_link(BLOG, url="https://example.com", title="There"))["type"], "link")
        self.assertEqual(self.post(self.member.create_chat(BLOG, conversation="Ann: Yes?\nBo: No."))["type"], "chat")
        self.assertEqual(self.post(self.member.create_audio(BLOG, external_url="https://soundcloud.com/a/b"))["type"], "audio")
        self.assertEqual(self.post(self.member.create_video(BLOG, embed="https://www.youtube.com/watch?v=abc"))["type"], "video")

    def test_creating_with_a_picture(self):
        with tempfile.NamedTemporaryFile(suffix=".png") as file:
            file.write(PICTURE)
            file.flush()
            made = self.member.create_photo(BLOG, data=file.name, caption="<b>Small</b>")
            two = self.member.create_photo(BLOG, data=[file.name, file.name], caption="Two")
        self.assertEqual([block["type"] for block in self.post(made)["content"]], ["image", "text"])
        self.assertEqual([block["type"] for block in self.post(two)["content"]], ["image", "image", "text"])

    def test_reblog_edit_delete(self):
        other = next(post for post in self.member.dashboard(limit=20)["posts"] if post["blog_name"] != BLOG)
        made = self.member.reblog(BLOG, id=other["id"], reblog_key=other["reblog_key"], comment="Eight", tags=["seen"])
        self.assertEqual(self.post(made)["parent_post_id"], other["id"])
        words = self.member.create_text(BLOG, body="First")
        self.member.edit_post(BLOG, id=words["id"], type="text", title="Second", body="Third", tags=["edited"])
        post = self.post(words)
        self.assertEqual((post["content"][0]["text"], post["tags"]), ("Second", ["edited"]))
        self.assertEqual(self.member.delete_post(BLOG, words["id"]), {"id": words["id"]})
        self.assertEqual(self.member.delete_post(other["blog_name"], other["id"])["meta"]["status"], 403)


class Access(unittest.TestCase):
    """The three steps by which pytumblr's own console asks for access, through the library it is made of."""

    def begin(self, **more):
        session = OAuth1Session(OWN_KEY, client_secret=OWN_SECRET, **more)
        return session, session.fetch_request_token(f"{ORIGIN}/oauth/request_token")

    def answer(self, token, allow=True):
        """What the member does at `/oauth/authorize`; the page itself is shown by a journey."""
        said = requests.post(
            f"{ORIGIN}/v2/oauth/authorize",
            json={"oauth_token": token, "allow": allow},
            headers={"Authorization": f"Bearer {TOKEN}"},
            timeout=10,
        )
        return said.json()["response"]

    def finish(self, session):
        tokens = session.fetch_access_token(f"{ORIGIN}/oauth/access_token")
        return TumblrRestClient(OWN_KEY, OWN_SECRET, tokens["oauth_token"], tokens["oauth_token_secret"], host=ORIGIN)

    def test_without_an_address_it_is_the_registered_one(self):
        session, begun = self.begin()
        self.assertEqual(begun["oauth_callback_confirmed"], "true")
        back = self.answer(begun["oauth_token"])["redirectTo"]
        self.assertTrue(back.startswith(BACK))
        session.parse_authorization_response(back)
        client = self.finish(session)
        self.assertEqual(client.info()["user"]["name"], BLOG)
        made = client.create_text(BLOG, body="Allowed to say so")
        self.assertEqual(client.delete_post(BLOG, made["id"]), {"id": made["id"]})

    def test_with_an_address_and_with_none(self):
        session, begun = self.begin(callback_uri=BACK)
        session.parse_authorization_response(self.answer(begun["oauth_token"])["redirectTo"])
        self.assertEqual(self.finish(session).info()["user"]["name"], BLOG)
        session, begun = self.begin(callback_uri="oob")
        session._client.client.verifier = self.answer(begun["oauth_token"])["verifier"]
        self.assertEqual(self.finish(session).info()["user"]["name"], BLOG)

    def test_refused(self):
        session, begun = self.begin(callback_uri=BACK)
        back = self.answer(begun["oauth_token"], allow=False)["redirectTo"]
        self.assertIn("oauth_problem=permission_denied", back)
        session._client.client.verifier = "guessed"
        self.assertRaises(TokenRequestDenied, self.finish, session)
        self.assertRaises(TokenRequestDenied, self.begin, callback_uri="https://elsewhere.example/back")


if __name__ == "__main__":
    unittest.main()
