import { sharedWords } from '#src/domain/text/shared-text.ts';
import { postPaths } from '#src/paths/posts-paths.ts';
import { putShared } from '#src/shared/lib/storage/shared-pictures.ts';

/** Takes in what another app shares, and leads to the form with it. Nothing of it goes to the server before it is posted. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('pictures').filter((one) => typeof one !== 'string');
  const count = await putShared(files).catch(() => 0);
  const { origin } = new URL(request.url);
  const path = postPaths.share({
    ...sharedWords((name) => form.get(name)),
    pictures: count > 0 ? String(count) : undefined,
  });
  return Response.redirect(`${origin}${path}`, 303);
}
