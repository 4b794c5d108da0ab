import { isPossibleId } from '../core/ids.ts';
import { StartFault } from '../core/start-fault.ts';
import { splitTags, tagKey } from '../core/tags.ts';
import { findBlog } from '../entities/blog/repository.ts';
import { insertAnswertime } from '../modules/feed/answertime/answertime-repository.ts';
import { type ChoiceList, choosePost, unchoosePost } from '../modules/feed/radar/radar-repository.ts';
import { saveVideoHub } from '../modules/video/video-hub-repository.ts';
import { positionalArgs } from './asked.ts';
import type { Task } from './task.ts';

const LISTS: Readonly<Record<string, ChoiceList>> = { 'staff-picks': 'staff_picks', radar: 'radar' };
const COLOUR = /^#[0-9a-f]{6}$/i;
const HOUR_SECONDS = 3600;

function listAndPost(args: readonly string[], verb: string): { list: ChoiceList; name: string; id: string } {
  const usage = `npm run admin -- ${verb} <staff-picks or radar> <id of the post>`;
  const [name = '', id = ''] = positionalArgs(args, 2, usage);
  const list = LISTS[name];
  if (!list || !/^[1-9][0-9]*$/.test(id) || !isPossibleId(id)) throw new StartFault(`Usage: ${usage}`);
  return { list, name, id };
}

/** `choose <list> <post>`: adds a post to the top of the staff picks or of the radar. */
export const choose: Task = async ({ db, say }, args) => {
  const { list, name, id } = listAndPost(args, 'choose');
  if (!(await choosePost(db, list, id))) throw new StartFault(`There is no published post ${id}.`);
  say(`The post ${id} stands on top of ${name}.`);
};

/** `unchoose <list> <post>`: removes a post from the staff picks or the radar. */
export const unchoose: Task = async ({ db, say }, args) => {
  const { list, name, id } = listAndPost(args, 'unchoose');
  if (!(await unchoosePost(db, list, id))) throw new StartFault(`The post ${id} does not stand on ${name}.`);
  say(`The post ${id} stands on ${name} no more.`);
};

/** `announce-answertime <blog> <start> <hours> <title>`: schedules a time at which a blog answers asks. */
export const announceAnswertime: Task = async ({ db, say }, args) => {
  const usage = 'npm run admin -- announce-answertime <blog> <start as 2026-11-14T12:00Z> <hours> <title>';
  const [name = '', start = '', hours = '', title = ''] = positionalArgs(args, 4, usage);
  const blog = await findBlog(db, name, null);
  if (!blog) throw new StartFault(`There is no blog ${name}.`);
  const starts = Math.floor(Date.parse(start) / 1000);
  const lasts = Number(hours) * HOUR_SECONDS;
  if (!Number.isFinite(starts) || !(lasts > 0)) throw new StartFault(`Usage: ${usage}`);
  const { titleColor = '' } = blog.theme;
  const accentColor = COLOUR.test(titleColor) ? titleColor.toLowerCase() : '#3b5bdb';
  await insertAnswertime(db, blog.id, { title, description: '', accentColor, starts, ends: starts + lasts });
  say(`${blog.name} answers from ${new Date(starts * 1000).toISOString()} on, for ${hours} hours.`);
};

/** `save-video-hub <name> <title> <#colour> <tags>`: creates or changes a video hub. */
export const saveHub: Task = async ({ db, say }, args) => {
  const usage = 'npm run admin -- save-video-hub <name> <title> <#colour> <tag, tag>';
  const [name = '', title = '', colour = '', words = ''] = positionalArgs(args, 4, usage);
  const tags = splitTags(words).map(tagKey);
  const isHub = /^[a-z0-9]+(-[a-z0-9]+){0,7}$/.test(name) && name.length <= 64;
  if (!isHub || !COLOUR.test(colour) || tags.length === 0 || tags.length > 8) {
    throw new StartFault(`Usage: ${usage}. Up to eight tags.`);
  }
  await saveVideoHub(db, { name, title, accentColor: colour.toLowerCase(), tags });
  say(`The channel ${name} shows videos with ${tags.map((tag) => `#${tag}`).join(', ')}.`);
};
