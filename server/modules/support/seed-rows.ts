import { idAt, seconds } from '#openapi/world/clock.ts';
import { letters } from '#openapi/world/site-reports.ts';
import { iso, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';

/** Returns the rows of the letters to the site of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const dated = letters.map((letter) => {
    const at = world.anchor - seconds(letter.ago) * 1000;
    return { ...letter, at, id: idAt(at, `letter:${letter.email}`) };
  });
  return [
    {
      table: 'support_requests',
      after: ['users'],
      rows: dated.map(({ id, blog, email, topic, text, answer, at }) => ({
        ...{ id, topic, email, url: null, text, locale: 'en' },
        member_id: blog === undefined ? null : ids.user(world.blog(blog).owner),
        blog_name: blog === undefined ? null : world.blog(blog).name,
        state: answer ? 'closed' : 'open',
        created_at: iso(at),
      })),
    },
    {
      table: 'support_answers',
      after: ['support_requests'],
      rows: dated.flatMap(({ id, email, answer }) => {
        if (!answer) return [];
        const at = world.anchor - seconds(answer.ago) * 1000;
        return [{ id: idAt(at, `answer:${email}`), request_id: id, text: answer.text, created_at: iso(at) }];
      }),
    },
  ];
}
