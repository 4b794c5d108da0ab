import { postPaths } from '#src/features/posts/paths.ts';
import { putShared } from '#src/shared/lib/storage/shared-pictures.ts';

/** What of a share's words goes on: an address of the site has room for so much. */
const LONGEST = 4096;

/** Takes in what another app shares, and leads to the form with it. Nothing of it goes to the server before it is posted. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const textOf = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;
  };
  const files = form.getAll('pictures').filter((one) => typeof one !== 'string');
  const count = await putShared(files).catch(() => 0);
  const { origin } = new URL(request.url);
  const path = postPaths.share({
    title: textOf('title'),
    text: textOf('text'),
    url: textOf('url'),
    pictures: count > 0 ? String(count) : undefined,
  });
  return Response.redirect(`${origin}${path}`, 303);
}
