import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FIXTURE_NOW, inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Aside } from '../layout/Aside.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { Knotted, Thread } from '../layout/Thread.tsx';
import { defineMail } from '../mail-template.ts';

/** A question; without a blog it is anonymous. */
interface Ask {
  from?: MailBlog;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Props {
  /** The blog that was asked. */
  blog: MailBlog;
  /** The first questions. */
  asks: readonly Ask[];
  /** Number of questions. */
  total: number;
  link: string;
}

function Body({ blog, asks, total, link }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  const first = asks[0]?.from?.name ?? t`Somebody`;
  return (
    <Card>
      <Title>
        {total === 1
          ? t`${first} asked you something`
          : t`${plural(total, { other: '# questions' })} for ${blog.name}`}
      </Title>
      <Paragraph>
        <Trans>
          <Plural value={total} one="The question waits" other="The questions wait" /> in the inbox of{' '}
          <Strong>{blog.name}</Strong>. Only you can see it until you answer.
        </Trans>
      </Paragraph>
      <Thread>
        {asks.map(({ from, text, at }) => (
          <Knotted
            key={`${at} ${text}`}
            blog={from ?? { name: '?' }}
            line="dashed"
            heading={
              <Paragraph>
                <Strong>{from?.name ?? t`Somebody`}</Strong>{' '}
                <Aside>{t`asks ${blog.name}, ${clock.time(at)}`}</Aside>
              </Paragraph>
            }
          >
            <Quote text={text} size="quote" above={0} isSaid />
          </Knotted>
        ))}
        <Knotted
          blog={blog}
          line="none"
          heading={
            <Paragraph>
              <Strong>{blog.name}</Strong> <Aside>{t`has not answered`}</Aside>
            </Paragraph>
          }
        >
          <ActionButton href={link} label={t`Answer`} above={8} />
        </Knotted>
      </Thread>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailAsks',
  stop: msg`No more e-mails about questions`,
  fixtures: {
    one: {
      blog: { name: 'marlow' },
      asks: [
        {
          from: { name: 'mossy-frog' },
          text: 'What do you carry when it is clearly going to rain, and why is it always a camera?',
          at: FIXTURE_NOW,
        },
      ],
      total: 1,
      link: 'https://skein.example/inbox/marlow',
    },
    several: {
      blog: { name: 'marlow' },
      asks: [
        { from: { name: 'mossy-frog' }, text: 'Which lens?', at: FIXTURE_NOW },
        { text: 'Do you ever sleep?', at: inHours(0.5) },
      ],
      total: 3,
      link: 'https://skein.example/inbox/marlow',
    },
  },
  subject: ({ asks, blog, total }) => {
    const name = asks[0]?.from?.name;
    if (total > 1) return msg`${plural(total, { other: '# questions' })} for ${blog.name}`;
    return name === undefined ? msg`Somebody asked you something` : msg`${name} asked you something`;
  },
  preheader: ({ asks }) => (asks[0]?.text ?? '').slice(0, 90),
  why: () => msg`You get this because e-mails about questions are on.`,
  pictures: ({ asks, blog }) => [blog, ...asks.map(({ from }) => from)].flatMap((one) => one?.avatar ?? []),
  Body,
});
