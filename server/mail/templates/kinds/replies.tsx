import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FIXTURE_NOW, inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Aside } from '../layout/Aside.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Lines } from '../layout/Quote.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { Curl, Knotted, Thread, UnderRail } from '../layout/Thread.tsx';
import { defineMail } from '../mail-template.ts';

/** A reply, or a mention in a post. */
interface Written {
  kind: 'reply' | 'mention';
  by: MailBlog;
  /** Empty where it has no text. */
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Props {
  /** The blog that is told. */
  blog: MailBlog;
  /** The first ones, oldest first. */
  written: readonly Written[];
  /** Number of replies and mentions. */
  total: number;
  /** The post they are about. */
  post: { summary: string; link: string; isOwn: boolean };
}

function Body({ blog, written, total, post }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  const [first] = written;
  const name = first?.by.name ?? '';
  const isReply = first?.kind === 'reply';
  return (
    <Card>
      <Title>
        {total > 1
          ? t`${plural(total, { other: '# replies and mentions' })}`
          : isReply
            ? t`${name} replied to you`
            : t`${name} mentioned you`}
      </Title>
      <Thread>
        {post.isOwn && (
          <Knotted
            blog={blog}
            heading={
              <Paragraph>
                <Strong>{blog.name}</Strong>
              </Paragraph>
            }
          >
            <Paragraph tone="muted">{post.summary === '' ? t`Your post` : post.summary}</Paragraph>
          </Knotted>
        )}
        {written.map(({ by, text, at }) => (
          <Knotted
            key={`${at} ${by.name}`}
            blog={by}
            heading={
              <Paragraph>
                <Strong>{by.name}</Strong> <Aside>{clock.time(at)}</Aside>
              </Paragraph>
            }
          >
            {text === '' ? null : <Lines text={text} size="quote" />}
          </Knotted>
        ))}
        <Curl>
          <Paragraph tone="muted">
            {total > written.length
              ? t`And ${plural(total - written.length, { one: '# more', other: '# more' })}.`
              : t`That is all so far.`}
          </Paragraph>
        </Curl>
      </Thread>
      <UnderRail>
        <ActionButton href={post.link} label={isReply ? t`See the replies` : t`See the post`} above={16} />
      </UnderRail>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailReplies',
  stop: msg`No more e-mails about replies and mentions`,
  fixtures: {
    reply: {
      blog: { name: 'marlow' },
      written: [
        {
          kind: 'reply',
          by: { name: 'tamsin' },
          text: 'Behind the third ridge you can see the hut. They have the kettle on.',
          at: FIXTURE_NOW,
        },
      ],
      total: 1,
      post: {
        summary: 'Seven ridges. I counted them twice, the fog counted them once.',
        link: 'https://skein.example/marlow/8812',
        isOwn: true,
      },
    },
    mention: {
      blog: { name: 'marlow' },
      written: [
        { kind: 'mention', by: { name: 'hut' }, text: 'First snow, as @marlow said.', at: FIXTURE_NOW },
      ],
      total: 1,
      post: { summary: 'First snow, as @marlow said.', link: 'https://skein.example/hut/8813', isOwn: false },
    },
    several: {
      blog: { name: 'marlow' },
      written: [
        { kind: 'reply', by: { name: 'tamsin' }, text: 'Is that the hut?', at: FIXTURE_NOW },
        { kind: 'reply', by: { name: 'hut' }, text: 'It is.', at: inHours(0.2) },
      ],
      total: 4,
      post: { summary: 'Seven ridges.', link: 'https://skein.example/marlow/8812', isOwn: true },
    },
  },
  subject: ({ written, total }) => {
    const [first] = written;
    const name = first?.by.name ?? '';
    if (total > 1) return msg`${plural(total, { other: '# replies and mentions' })} on Skein`;
    return first?.kind === 'reply' ? msg`${name} replied to you` : msg`${name} mentioned you`;
  },
  preheader: ({ written }) => (written[0]?.text ?? '').slice(0, 90),
  why: () => msg`You get this because e-mails about replies and mentions are on.`,
  pictures: ({ blog, written }) =>
    [blog, ...written.map(({ by }) => by)].flatMap(({ avatar }) => avatar ?? []),
  Body,
});
