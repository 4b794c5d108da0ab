import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

/** Returns every file of a member's export with its name, one after the other. */
export async function exportOf(t: TestApp, member: Member): Promise<string> {
  await t.injectAs(member, { method: 'POST', url: '/v2/privacy/download', payload: {} });
  await t.app.services.jobs.settled();
  const { body } = await t.injectAs(member, '/v2/privacy/download');
  const file = await t.app.inject({
    url: body.response.downloads[0].url,
    headers: { cookie: `sid=${member.sid}` },
  });
  const path = join(t.dataDir, `${member.blogName}.zip`);
  await writeFile(path, file.rawPayload);
  const zip = await yauzl.openPromise(path, { autoClose: false });
  const parts: string[] = [];
  for await (const entry of zip.eachEntry())
    parts.push(`${entry.fileName} ${await buffer(await zip.openReadStreamPromise(entry))}`);
  zip.close();
  return parts.join('\n');
}
