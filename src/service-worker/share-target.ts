import { sharedText } from '#src/domain/text/shared-text.ts';
import { postPaths } from '#src/paths/posts-paths.ts';
import { storeSharedPictures } from '#src/shared/lib/storage/shared-pictures.ts';

/**
 * Handles content shared by another app: stores the pictures and redirects to the form. Nothing is sent to the server
 * before it is posted.
 */
export async function receiveShareTarget(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('pictures').filter((one) => typeof one !== 'string');
  const count = await storeSharedPictures(files).catch(() => 0);
  const { origin } = new URL(request.url);
  const path = postPaths.share({
    ...sharedText((name) => form.get(name)),
    pictures: count > 0 ? String(count) : undefined,
  });
  return Response.redirect(`${origin}${path}`, 303);
}
