import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Aside } from '../layout/Aside.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { Knotted, Thread } from '../layout/Thread.tsx';
import { defineMail } from '../mail-template.ts';

/** Unread messages of one blog. Their text is never mailed. */
interface Unread {
  from: MailBlog;
  count: number;
}

interface Props {
  /** The first conversations. */
  unread: readonly Unread[];
  /** Number of conversations. */
  conversations: number;
  /** Number of unread messages. */
  total: number;
  link: string;
}

function Body({ unread, conversations, total, link }: Props) {
  const { t } = useLingui();
  const [one = '', two = ''] = unread.map(({ from }) => from.name);
  return (
    <Card>
      <Title>
        {conversations === 1
          ? t`${one} wrote to you`
          : conversations === 2
            ? t`${one} and ${two} wrote to you`
            : t`${one} and ${plural(conversations - 1, { other: '# others' })} wrote to you`}
      </Title>
      <Paragraph>
        {t`${plural(total, { one: '# unread message waits', other: '# unread messages wait' })} for you. What they say stays on Skein.`}
      </Paragraph>
      <Thread>
        {unread.map(({ from, count }, at) => (
          <Knotted
            key={from.name}
            blog={from}
            line={at === unread.length - 1 ? 'none' : 'solid'}
            heading={
              <Paragraph>
                <Strong>{from.name}</Strong>{' '}
                <Aside>{t`${plural(count, { one: '# message', other: '# messages' })}`}</Aside>
              </Paragraph>
            }
          />
        ))}
      </Thread>
      <ActionButton href={link} label={t`Read`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailMessages',
  stop: msg`No more e-mails about messages`,
  fixtures: {
    one: {
      unread: [{ from: { name: 'odile' }, count: 1 }],
      conversations: 1,
      total: 1,
      link: 'https://skein.example/messaging',
    },
    several: {
      unread: [
        { from: { name: 'odile' }, count: 2 },
        { from: { name: 'tamsin' }, count: 1 },
      ],
      conversations: 2,
      total: 3,
      link: 'https://skein.example/messaging',
    },
  },
  subject: ({ unread, conversations }) => {
    const [one = '', two = ''] = unread.map(({ from }) => from.name);
    if (conversations === 1) return msg`${one} wrote to you`;
    if (conversations === 2) return msg`${one} and ${two} wrote to you`;
    return msg`${one} and ${plural(conversations - 1, { other: '# others' })} wrote to you`;
  },
  preheader: ({ total }) =>
    msg`${plural(total, { one: '# unread message waits', other: '# unread messages wait' })} for you on Skein.`,
  why: () => msg`You get this because e-mails about messages are on.`,
  pictures: ({ unread }) => unread.flatMap(({ from }) => from.avatar ?? []),
  Body,
});
