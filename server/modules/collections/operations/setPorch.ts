import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { presentPorch } from '../porch/porch-presenter.ts';
import { porchOf, writePorch } from '../porch/porch-repository.ts';
import { canSeeWidget } from '../porch/widgets.ts';

type Asking = Context<'setPorch'>;

/** Returns true for an address inside the site, or an https address. */
function isLanternAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || URL.parse(href)?.protocol === 'https:';
}

/** Returns true when a widget is about something that the member may see; a picture is one that they uploaded. */
async function isOwnOrVisible(
  { db, services, viewer }: Asking,
  widget: components['schemas']['PorchWidget'],
): Promise<boolean> {
  if (widget.kind !== 'picture') return canSeeWidget(db, widget, viewer.userId);
  // The key of an upload is the folder of its files.
  const key = URL.parse(widget.url, 'http://site.invalid')?.pathname.split('/').at(-2);
  return key ? (await services.media.findOwnImage(viewer.userId, key)) !== undefined : false;
}

/** Replaces the porch of the member. */
export const setPorch: Handler<'setPorch'> = async (asking) => {
  const { body, db, services, viewer } = asking;
  const { userId, primaryBlogId } = viewer;
  const { visibility, greeting = '', lanterns, widgets, based_on: basedOn } = body;
  const dark = lanterns.findIndex(({ href }) => !isLanternAddress(href));
  if (dark >= 0) throw domainError('invalid-request-param', { field: `lanterns.${dark}.href` });
  for (const [at, widget] of widgets.entries()) {
    if (await isOwnOrVisible(asking, widget)) continue;
    throw domainError('invalid-request-param', { field: `widgets.${at}` });
  }
  const porch = { visibility, greeting: greeting.trim(), lanterns, widgets };
  if (!(await writePorch(db, userId, porch, basedOn))) throw domainError('conflict', { reason: 'porch' });
  const blog = (await blogsByIds(db, [primaryBlogId], userId)).get(primaryBlogId);
  return { porch: await presentPorch({ db, services, viewerId: userId }, await porchOf(db, userId), blog) };
};
