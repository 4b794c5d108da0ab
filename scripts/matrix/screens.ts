import { generatePath } from 'react-router';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import type { PresetAnswer } from '#tests/fixtures/fixture.ts';
import { OAUTH1_AUTHORIZE_PATH, OAUTH2_AUTHORIZE_PATH } from '#tests/fixtures/shared/actions.ts';
import type { Contract } from './answers.ts';

/** A screen of the site at an address whose values are those of the contract's examples. */
export interface Screen {
  /** The route's pattern. */
  pattern: string;
  path: string;
  /** True when a member opens it. */
  isMember: boolean;
  /** Answers without which the screen is empty. */
  presetAnswers?: Readonly<Record<string, PresetAnswer>>;
}

/** Sources of a route's parameters in the examples: the operation, and the path into its first success. */
const PARAMETER_SOURCES: Readonly<Record<string, readonly [operation: string, way: string]>> = {
  blogname: ['getUserInfo', 'user.name'],
  blogName: ['getUserInfo', 'user.name'],
  selectedBlogName: ['getUserInfo', 'user.name'],
  otherParticipantName: ['listConversations', 'conversations.0.participants.1.name'],
  tag: ['getHubHeader', 'tag'],
  tabId: ['listTabs', 'tabs.3.id'],
  timelineName: ['listTimelines', 'timelines.0.name'],
  folderId: ['listSavedFolders', 'folders.0.id'],
  hubName: ['getVideoHub', 'hub.name'],
  collectionId: ['getCollection', 'collection.id'],
  inviter: ['getUserInfo', 'user.name'],
  communityId: ['getCommunity', 'community.name'],
  moderatedPostId: ['getModeratedPost', 'post.id'],
  commentedPostId: ['getModeratedComment', 'post.id'],
  moderatedCommentId: ['getModeratedComment', 'comment.id'],
  slug: ['getHelpArticle', 'article.slug'],
  campaignId: ['getCampaign', 'campaign.id'],
  domainName: ['listDomains', 'domains.0.domainName'],
  recordId: ['listDnsRecords', 'records.2.id'],
};

/** Values that routes know and the contract does not contain. */
const FIXED_VALUES: Readonly<Record<string, string>> = {
  searchTerm: 'fog',
  searchMode: 'recent',
  selectedPostType: 'photo',
  exploreMode: 'trending',
  postType: 'photo',
  blazeTab: 'burning',
};

/** Addresses at which a screen sends other calls than at the one its pattern gives. */
const EXTRA_ADDRESSES: readonly string[] = [
  '/explore/staff-picks',
  '/explore/text',
  '/explore/recommended-for-you',
  '/search/fog?view=blogs',
  '/search/fog?view=tags',
  '/blog/marlow-offcuts/members',
  '/marlow/collections/col-quiet-water?arrange=1',
  '/_labs/collections/marlow/invite/col-quiet-water?invite_hash=qw-41c0de',
  OAUTH2_AUTHORIZE_PATH,
  OAUTH1_AUTHORIZE_PATH,
];

/** Screens of the staff. */
const STAFF_SCREENS = /^\/settings\/admin/;

function firstSuccess({ answers }: Contract, operation: string): unknown {
  const body = answers.get(operation)?.find(({ status }) => status < 300)?.body;
  return (body as { response?: unknown } | undefined)?.response;
}

function along(value: unknown, way: string): string | undefined {
  let found = value;
  for (const key of way.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === 'string' ? found : undefined;
}

/** The first text under this name in any example: for routes that are newer than {@link PARAMETER_SOURCES}. */
function findExampleText(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string' || typeof own === 'number') return String(own);
  for (const inner of Object.values(value)) {
    const found = findExampleText(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the names of a route's parameter as answers may spell it: `communityHandle`, `handle`. */
function spellings(name: string): string[] {
  const last = /[A-Z][a-z]+$/.exec(name)?.[0].toLowerCase();
  return last === undefined ? [name] : [name, last];
}

/** A post that the mock finds by its id, as an address needs it. */
interface ExamplePost {
  postId: string;
  blogName: string;
  uuid: string;
  reblogKey: string;
  postSlug: string;
}

interface PostExample {
  id: string;
  blogName: string;
  blog: { uuid: string };
  state: string;
  reblogKey: string;
  slug?: string;
  content: { type: string }[];
}

function postsOf({ bundle }: Contract): PostExample[] {
  const item = Object.values(bundle.paths).find(
    (one) => (one.get as { operationId?: string } | undefined)?.operationId === 'getPost',
  );
  if (!item) throw new Error('The contract has no getPost.');
  const { responses } = item.get as {
    responses: { 200: { content: { 'application/json': { examples: Record<string, unknown> } } } };
  };
  return Object.values(responses[200].content['application/json'].examples).map(
    (example) => (example as { value: { response: { post: PostExample } } }).value.response.post,
  );
}

/** Returns a published post that begins with text; of one blog, or of another than the site's own. */
function examplePost(contract: Contract, blogName: string | undefined): ExamplePost {
  const post = postsOf(contract).find(
    (one) =>
      one.state === 'published' &&
      one.content[0]?.type === 'text' &&
      (blogName === undefined ? one.blogName !== 'skein-news' : one.blogName === blogName),
  );
  if (!post) throw new Error('getPost has no example of a published text.');
  const { id, blog, reblogKey, slug } = post;
  const { uuid } = blog;
  return { postId: id, blogName: post.blogName, uuid, reblogKey, postSlug: slug || 'as-it-was' };
}

const namesIn = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function exampleValue(name: string, contract: Contract): string | undefined {
  const [operation = '', way = ''] = PARAMETER_SOURCES[name] ?? [];
  const placed = along(firstSuccess(contract, operation), way) ?? FIXED_VALUES[name];
  if (placed !== undefined) return placed;
  const bodies = [...contract.answers.values()].map(([first]) => first?.body);
  return spellings(name)
    .flatMap((spelling) => bodies.map((body) => findExampleText(body, spelling)))
    .find((found) => found !== undefined);
}

/** Returns values for a route's parameters. A route about a post gets the post of an example together with its blog. */
function valuesOf(pattern: string, contract: Contract): Record<string, string> {
  const names = namesIn(pattern);
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = exampleValue(name, contract);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (!names.includes('postId')) return values;
  const isOwn = /^\/(edit|blog)\//.test(pattern);
  const post = examplePost(contract, isOwn ? values.blogName : undefined);
  return { ...values, ...post, blogname: post.blogName, blog: post.uuid };
}

/**
 * Returns the addresses of a route: with and without its optional parameters.
 *
 * @throws when no example fills the pattern
 */
export function screensOfRoute(
  { path: pattern, access, accepts, forMembers }: SiteRoute,
  contract: Contract,
): Screen[] {
  const values = valuesOf(pattern, contract);
  const optional = new Set([...pattern.matchAll(/:(\w+)\?/g)].map(([, name = '']) => name));
  const found = [true, false].flatMap((isWhole) => {
    const names = namesIn(pattern).filter((name) => isWhole || !optional.has(name));
    if (!names.every((name) => values[name] !== undefined)) return [];
    const params = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    const all = pattern.endsWith('*') ? { ...params, '*': '' } : params;
    return (accepts?.(all) ?? true) ? [generatePath(pattern, all)] : [];
  });
  if (found.length === 0)
    throw new Error(`No example fills ${pattern}: name its values in scripts/matrix/screens.ts.`);
  const isMember = access !== 'loggedOut' && forMembers === undefined;
  return [...new Set(found)].map((path) => ({
    pattern,
    path,
    isMember,
    ...(STAFF_SCREENS.test(pattern) ? { presetAnswers: { getUserInfo: 'admin' } } : {}),
  }));
}

/** Returns every screen of the route table, and the further addresses at which some send other calls. */
export function screensOf(routes: readonly SiteRoute[], contract: Contract): Screen[] {
  const more = EXTRA_ADDRESSES.map((path) => ({ pattern: path, path, isMember: true }));
  return [...routes.flatMap((route) => screensOfRoute(route, contract)), ...more];
}
