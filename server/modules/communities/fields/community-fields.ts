import type { ErrorSlug } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainErrors, type ErrorWords } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CommunitySettingValues } from '#server/entities/community/community-settings.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { Services } from '#server/services.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { isUnaddressable } from '#src/domain/text/tags.ts';
import { handleFrom, handleProblem, suggestHandles } from './handles-repository.ts';
import { type CommunityValues, type RuleText, unknownCategories } from './write-repository.ts';

type Schemas = components['schemas'];
/** The fields that creating and editing a community have in common. */
export type CommunityForm = Omit<Schemas['EditCommunityRequest'], 'based_on'>;
type Cause = readonly [ErrorSlug, ErrorWords];

const MAX_DESCRIPTION_LENGTH = 240;
const MAX_ABOUT_LENGTH = 5000;
const MAX_TAGS = 10;

/** The settings that only admins see, by their names in the request. */
export const SETTINGS = {
  automod_links: 'automodLinks',
  automod_reports_enabled: 'automodReportsEnabled',
  automod_reports_threshold: 'automodReportsThreshold',
  invite_links_enabled: 'inviteLinksEnabled',
  mods_can_invite: 'modsCanInvite',
  require_custom_qa: 'requireCustomQa',
  custom_qa: 'customQa',
  audit_log_visibility: 'auditLogVisibility',
  banned_can_read: 'bannedCanRead',
} as const satisfies Partial<Record<keyof CommunityForm, keyof CommunitySettingValues>>;

/** The colours and fonts, by their names in the request. */
const THEME = {
  background_color: 'backgroundColor',
  title_color: 'titleColor',
  link_color: 'linkColor',
  title_font: 'titleFont',
} as const satisfies Record<keyof Schemas['CommunityThemeRequest'], keyof Schemas['BlogTheme']>;

/** Texts that are stored as they are sent. */
const TEXTS = ['language', 'location', 'avatar_alt_text', 'header_alt_text', 'prompt'] as const;

function renamed<Names extends Readonly<Record<string, string>>>(names: Names, sent: object): object {
  return Object.fromEntries(
    Object.entries(names).flatMap(([from, to]) => {
      const value = (sent as Record<string, unknown>)[from];
      return value === undefined ? [] : [[to, value]];
    }),
  );
}

/** Collects the failures of a form, one per field (codes 23101 to 23110), so that they are shown at once. */
class Causes {
  readonly #causes: Cause[] = [];

  add(slug: ErrorSlug, words: ErrorWords = {}): void {
    this.#causes.push([slug, words]);
  }

  throwAny(): void {
    if (this.#causes.length > 0) throw domainErrors(this.#causes);
  }
}

/** Returns the sizes of an uploaded picture by its address; undefined for one that this member did not upload. */
async function ownPicture(
  services: Services,
  userId: string,
  url: string,
): Promise<Schemas['Image'][] | undefined> {
  // The key of an upload is the folder of its files.
  const key = URL.parse(url, 'http://site.invalid')?.pathname.split('/').at(-2);
  return key ? (await services.media.findOwnImage(userId, key))?.media : undefined;
}

function tagsOf(sent: readonly string[], causes: Causes): string[] {
  const byKey = new Map(
    sent
      .map(displayTag)
      .filter(Boolean)
      .map((tag) => [tagKey(tag), tag]),
  );
  const tags = [...byKey.values()];
  if (tags.length > MAX_TAGS) causes.add('community-field-tags');
  if (tags.some(isUnaddressable)) causes.add('community-field-tags', { reason: 'dots' });
  return tags;
}

function rulesOf(form: CommunityForm, causes: Causes): RuleText[] | undefined {
  const sent = form.rules ?? form.guidelines?.map((text) => ({ text, id: undefined }));
  if (sent === undefined) return undefined;
  // Blank lines are dropped (spec 001 §5).
  const rules = sent
    .map(({ id, text }) => ({ id: id ?? null, text: trimInvisible(text) }))
    .filter(({ text }) => text !== '');
  if (rules.length > limits.communityRules) causes.add('community-field-guidelines');
  return rules;
}

interface Writer {
  db: Queryable;
  services: Services;
  userId: string;
}

async function handleOf(
  { db }: Writer,
  form: CommunityForm,
  before: CommunityRow | undefined,
  causes: Causes,
): Promise<string> {
  const handle = form.handle?.trim() ?? before?.handle ?? handleFrom(form.title ?? '');
  // Without a title there is none to make a handle from: the title alone is missing.
  if (handle === '' && !form.title?.trim()) return handle;
  if (handle === before?.handle) return handle;
  // A title without Latin letters makes no handle: one is suggested and the form asks for it.
  const problem = await handleProblem(db, handle, before?.id ?? null);
  if (problem) {
    const suggestedNames = await suggestHandles(db, handle || (form.title ?? ''));
    causes.add('community-field-handle', { reason: problem, suggestedNames });
  }
  return handle;
}

async function picturesOf(
  { services, userId }: Writer,
  form: CommunityForm,
  causes: Causes,
): Promise<Pick<CommunityValues, 'avatar' | 'header'>> {
  const read = async (url: string | undefined, slug: ErrorSlug) => {
    if (url === undefined) return undefined;
    if (url === '') return [];
    const picture = await ownPicture(services, userId, url);
    if (!picture) causes.add(slug);
    return picture;
  };
  const avatar = await read(form.avatar_url, 'community-field-avatar');
  const header = await read(form.header_url, 'community-field-header');
  return { ...(avatar && { avatar }), ...(header && { header }) };
}

async function categoriesOf({ db }: Writer, sent: readonly string[], causes: Causes): Promise<string[]> {
  if ((await unknownCategories(db, sent)).length > 0)
    causes.add('invalid-request-param', { field: 'categories' });
  return [...new Set(sent)];
}

function wayIn(
  form: CommunityForm,
  before: CommunityRow | undefined,
  causes: Causes,
): Pick<CommunityValues, 'is_private' | 'join_type'> {
  const isPrivate = form.privacy ?? before?.is_private ?? false;
  const stays = before?.is_private === isPrivate ? before.join_type : undefined;
  const joinType = form.join_type ?? stays ?? (isPrivate ? 'invite' : 'free');
  // A private community takes no requests: its members invite (decision 089).
  if (isPrivate && joinType !== 'invite') causes.add('community-field-join-type', { reason: 'private' });
  return { is_private: isPrivate, join_type: joinType };
}

/**
 * Validates the form of a community and returns the columns to write and the rules.
 *
 * @param before the community as it is; undefined for a new one
 * @throws community-field-handle (23101) to community-field-join-type (23110), all that apply at once
 */
export async function communityValues(
  writer: Writer,
  form: CommunityForm,
  before?: CommunityRow,
): Promise<{ values: CommunityValues; rules: RuleText[] | undefined }> {
  const causes = new Causes();
  const title = form.title === undefined ? before?.title : trimInvisible(form.title);
  if (!title) causes.add('community-field-title');
  const description = form.description === undefined ? before?.description : trimInvisible(form.description);
  if ((description?.length ?? 0) > MAX_DESCRIPTION_LENGTH) causes.add('community-field-description');
  if ((form.about?.length ?? 0) > MAX_ABOUT_LENGTH) causes.add('community-field-about');
  const rules = rulesOf(form, causes);
  const settings = renamed(SETTINGS, form);
  const theme = renamed(THEME, form.theme ?? {});
  const label =
    form.has_content_label === undefined || form.has_content_label === before?.has_content_label
      ? {}
      : { has_content_label: form.has_content_label, label_reporter: 'community_admin' as const };
  const values: CommunityValues = {
    handle: await handleOf(writer, form, before, causes),
    title: title ?? '',
    description: description ?? '',
    ...wayIn(form, before, causes),
    ...(form.about === undefined ? {} : { about: form.about.trim() }),
    ...(form.tags && { tags: tagsOf(form.tags, causes) }),
    ...(form.categories && { categories: await categoriesOf(writer, form.categories, causes) }),
    ...(form.reactions && { reactions: form.reactions }),
    ...(form.population_cap === undefined ? {} : { population_cap: form.population_cap }),
    ...Object.fromEntries(TEXTS.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]]))),
    ...label,
    ...(await picturesOf(writer, form, causes)),
    settings: { ...before?.settings, ...settings },
    theme: { ...before?.theme, ...theme },
  };
  causes.throwAny();
  return { values, rules };
}
