import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { legacyFields } from './legacy-fields.ts';
import { asPublicBlocks } from './public-blocks.ts';

type Post = components['schemas']['Post'];
type Link = NonNullable<components['schemas']['PageLinks']['next']>;
type Fields = Record<string, unknown>;

/** Names of fields that hold the address of a page, a picture or a file. */
const ADDRESS = /^(?:url|href|square|circle|headerImage\w*)$|(?:Url|_url)$/;
/** Parameters that say where a page of a list begins; the cursor of the next page replaces them. */
const PLACES = ['cursor', 'offset', 'before', 'before_id', 'page', 'api_key'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the payload of a response in the shapes of the API family, still in the contract's names: posts with their
 * fields of the time before blocks, the public block format, absolute addresses, and `_links`.
 */
export function familyPayload(payload: unknown, request: FastifyRequest, origin: string): unknown {
  const withPosts = withLegacyPosts(payload, wantsBlocksOnly(request), origin);
  const shown = absoluteAddresses(asPublicBlocks(withPosts), origin);
  return isFields(shown) ? withLinks(shown, request) : shown;
}

/** Returns true for a call with `npf=true`, which asks for posts as blocks. */
function wantsBlocksOnly({ query }: FastifyRequest): boolean {
  return /^(?:true|1)$/i.test(String((query as Fields | undefined)?.npf ?? ''));
}

function withLegacyPosts(value: unknown, blocksOnly: boolean, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withLegacyPosts(item, blocksOnly, origin));
  if (!isFields(value)) return value;
  if (value.objectType === 'post' && Array.isArray(value.trail))
    return familyPost(value as Post, blocksOnly, origin);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withLegacyPosts(item, blocksOnly, origin)]),
  );
}

function familyPost(post: Post, blocksOnly: boolean, origin: string): Fields {
  const { likedTs, date, ...rest } = post;
  return {
    ...rest,
    ...(blocksOnly ? {} : legacyFields(post, origin)),
    id_string: post.id,
    short_url: post.shortUrl ?? post.postUrl,
    date: `${date.slice(0, 19).replace('T', ' ')} GMT`,
    ...(likedTs === undefined ? {} : { liked_timestamp: likedTs }),
  };
}

/** Returns a value with the addresses inside the site made absolute. Links between pages stay paths, as in the family. */
function absoluteAddresses(value: unknown, origin: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => absoluteAddresses(item, origin, name));
  if (typeof value === 'string') {
    const isPath = name !== 'href' && ADDRESS.test(name) && /^\/(?!\/)/.test(value);
    return isPath ? origin + value : value;
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, absoluteAddresses(item, origin, key)]),
  );
}

/** Adds `_links` beside `links`: addresses that a program of the family follows as they are. */
function withLinks(response: Fields, request: FastifyRequest): Fields {
  const links = response.links ?? (isFields(response.timeline) ? response.timeline.links : undefined);
  if (!isFields(links)) return response;
  const named = Object.entries(links).map(([name, link]) => [name, familyLink(link as Link, request)]);
  return named.length === 0 ? response : { ...response, _links: Object.fromEntries(named) };
}

/** Returns the link to a page at the address that was called, with the parameters of the call. */
function familyLink({ queryParams }: Link, { url, query }: FastifyRequest): Fields {
  const [path = ''] = url.split('?', 1);
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Fields)) {
    if (PLACES.includes(name) || name in queryParams) continue;
    for (const item of [value].flat()) asked.append(name, String(item));
  }
  for (const [name, value] of Object.entries(queryParams)) asked.set(name, String(value));
  return {
    type: 'navigation',
    href: `${path}?${asked}`,
    method: 'GET',
    query_params: Object.fromEntries(asked),
  };
}
