import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import { isListable } from '#server/policies/blogs.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { isPublicPost } from '../serving/serving-repository.ts';
import type { HouseAdValues } from './house-ads-repository.ts';

type Asked = Pick<components['schemas']['HouseAdRequest'], 'subject_kind' | 'subject'>;
type Subject = Pick<HouseAdValues, 'href' | 'blog_id' | 'post_id' | 'community_id'>;

const NOTHING: Subject = { href: null, blog_id: null, post_id: null, community_id: null };

function refused(reason: 'ad_address' | 'ad_subject'): Error {
  return domainError('invalid-request-param', { field: 'subject', reason });
}

/** Returns the address when it belongs to this site or begins with https. */
function addressOf(subject: string): Subject {
  const href = safePageUrl(subject);
  if (href === undefined || href.startsWith('http:')) throw refused('ad_address');
  return { ...NOTHING, href };
}

async function blogOf(db: Queryable, name: string): Promise<string> {
  const blog = await findBlog(db, name, null);
  if (!blog || !isListable(blog, null)) throw refused('ad_subject');
  return blog.id;
}

async function postOf(db: Queryable, subject: string): Promise<Subject> {
  const [name = '', id = '', ...rest] = subject.replace(/^\//, '').split('/');
  if (rest.length > 1 || !/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw refused('ad_subject');
  const blogId = await blogOf(db, name);
  if (!(await isPublicPost(db, blogId, id))) throw refused('ad_subject');
  return { ...NOTHING, blog_id: blogId, post_id: id };
}

async function communityOf(db: Queryable, handle: string): Promise<Subject> {
  const community = await findCommunity(db, handle, null);
  if (!community || community.is_private) throw refused('ad_subject');
  return { ...NOTHING, community_id: community.id };
}

/**
 * Returns what a request advertises.
 *
 * @throws invalid-request-param for an unsafe address, and for what is not there for everybody
 */
export async function subjectOfRequest(
  db: Queryable,
  { subject_kind: kind, subject }: Asked,
): Promise<Subject> {
  const named = subject.trim();
  if (kind === 'address') return addressOf(named);
  if (kind === 'post') return postOf(db, named);
  if (kind === 'community') return communityOf(db, named);
  return { ...NOTHING, blog_id: await blogOf(db, named.replace(/^@/, '')) };
}
