"""First calls of the generated Python client against a server with the demo world (scripts/generated-clients.ts)."""

import os

from python_client import AuthenticatedClient
from python_client.api.blogs import get_blog_info
from python_client.api.feed import get_dashboard
from python_client.api.posts import get_post
from python_client.models.get_blog_info_response_200 import GetBlogInfoResponse200

client = AuthenticatedClient(base_url=os.environ["ORIGIN"], token=os.environ["TOKEN"])

answer = get_blog_info.sync_detailed("marlow", client=client, x_version="1")
assert isinstance(answer.parsed, GetBlogInfoResponse200), answer.content
blog = answer.parsed.response.blog
assert blog.name == "marlow", blog
assert blog.blog_view_url.endswith("/marlow"), blog.blog_view_url

missing = get_blog_info.sync_detailed("nobody-has-this-name", client=client, x_version="1")
assert missing.status_code == 404, missing.status_code
assert missing.parsed.errors[0].code == 4004, missing.parsed

page = get_dashboard.sync_detailed(client=client, x_version="1").parsed
posts = [element for element in page.response.timeline.elements if element.object_type == "post"]
assert posts, page
print(f"python: read marlow and {len(posts)} posts")
