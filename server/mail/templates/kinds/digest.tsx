import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heading, Img } from '@react-email/components';
import { ActionButton } from '../layout/ActionButton.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { COLOURS } from '../layout/colours.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import { coloured, EMPTY_CELL, LAYOUT_TABLE, written } from '../layout/styles.ts';
import { Paragraph, Strong, TextLink } from '../layout/Text.tsx';
import { Curl, Knotted, Thread, UnderRail } from '../layout/Thread.tsx';
import { defineMail, type MailPicture } from '../mail-template.ts';

interface DigestPost {
  blog: MailBlog;
  /** Milliseconds since 1970. */
  at: number;
  text: string;
  /** Empty without one. */
  tag: string;
  link: string;
  picture?: MailPicture & { alt: string };
}

interface Props {
  rhythm: 'weekly' | 'daily';
  /** When the next one is due, in milliseconds since 1970: its day and hour are those of every digest. */
  nextAt: number;
  /** Begin and end of what it tells, in milliseconds since 1970. */
  from: number;
  until: number;
  /** Tags of the posts, or the blogs that wrote them. */
  topics: readonly string[];
  /** Three to five posts, oldest first, one for each blog. */
  posts: readonly DigestPost[];
  /** The reader's own post with the most new notes. */
  own?: { blog: MailBlog; title: string; link: string; notes: number };
  link: string;
}

function Body({ from, until, topics, posts, own, link }: Props) {
  const { t } = useLingui();
  const { clock, start } = useMail();
  return (
    <>
      <Heading as="h1" {...written('headline', 'on-ground', { padding: '8px 0' })}>
        {topics.join(' · ')}
      </Heading>
      <Paragraph tone="on-ground-muted">
        <Trans>
          <Plural value={posts.length} one="# post" other="# posts" /> by people you follow,{' '}
          {clock.days(from, until)}.
        </Trans>
      </Paragraph>
      <Thread>
        {posts.map((post, at) => (
          <Knotted
            key={post.link}
            blog={post.blog}
            heading={
              <Paragraph tone="on-ground">
                <Strong>{post.blog.name}</Strong>{' '}
                <span {...coloured('on-ground-muted', { fontSize: '14px' })}>{clock.weekday(post.at)}</span>
              </Paragraph>
            }
          >
            <DigestPostCard post={post} isFirst={at === 0} start={start} />
          </Knotted>
        ))}
        {own && (
          <Knotted
            blog={own.blog}
            heading={
              <Paragraph tone="on-ground">
                <Strong>{t`And yours`}</Strong>
              </Paragraph>
            }
          >
            <Paragraph tone="on-ground">
              <Trans>
                <TextLink href={own.link} tone="on-ground">
                  {own.title}
                </TextLink>{' '}
                got <Plural value={own.notes} one="# new note" other="# new notes" />.
              </Trans>
            </Paragraph>
          </Knotted>
        )}
        <Curl>
          <Paragraph tone="on-ground-muted">{t`That is the end of the thread.`}</Paragraph>
        </Curl>
      </Thread>
      <UnderRail>
        <ActionButton href={link} label={t`Open Skein`} above={20} />
      </UnderRail>
    </>
  );
}

interface DigestPostCardProps {
  post: DigestPost;
  isFirst: boolean;
  start: 'left' | 'right';
}

/** A post on paper: the first with a wide picture above it, the others with a square beside it. */
function DigestPostCard({ post: { text, tag, link, picture }, isFirst, start }: DigestPostCardProps) {
  const { t } = useLingui();
  const isWide = isFirst && picture !== undefined;
  const paper = coloured('paper', {
    borderRadius: isWide ? '0 0 8px 8px' : '8px',
    padding: '16px 20px 20px',
  });
  const before = start === 'left' ? 'paddingLeft' : 'paddingRight';
  const square = written('detail', 'muted', {
    display: 'block',
    border: 0,
    borderRadius: '8px',
    width: '120px',
    height: '120px',
    backgroundColor: COLOURS.sunken.light,
  });
  const wide = written('detail', 'muted', {
    display: 'block',
    border: 0,
    borderRadius: '8px 8px 0 0',
    width: '100%',
    maxWidth: '500px',
    height: 'auto',
    backgroundColor: COLOURS.sunken.light,
  });
  return (
    <table {...LAYOUT_TABLE} width="100%" style={{ borderCollapse: 'separate' }}>
      <tbody>
        {isWide && (
          <tr>
            <td style={EMPTY_CELL}>
              <TextLink href={link} tone="muted" isUnderlined={false}>
                <Img
                  src={`cid:${picture.cid}`}
                  width={500}
                  height={281}
                  alt={picture.alt}
                  {...wide}
                  className="wide sunken muted"
                />
              </TextLink>
            </td>
          </tr>
        )}
        <tr>
          <td bgcolor={COLOURS.paper.light} className={`post ${paper.className}`} style={paper.style}>
            <table {...LAYOUT_TABLE} width="100%" style={{ borderCollapse: 'separate' }}>
              <tbody>
                <tr>
                  <td valign="top">
                    <Paragraph size={picture === undefined && text.length < 80 ? 'words' : 'body'}>
                      <TextLink
                        href={link}
                        tone="text"
                        isUnderlined={false}
                        weight={picture === undefined ? 700 : 400}
                      >
                        {text === '' ? t`See the post` : text}
                      </TextLink>
                    </Paragraph>
                    {tag !== '' && (
                      <Paragraph size="detail" tone="muted" above={8}>
                        #{tag}
                      </Paragraph>
                    )}
                  </td>
                  {picture && !isWide && (
                    <td
                      className="thumb"
                      width={136}
                      valign="top"
                      style={{ width: '120px', [before]: '16px' }}
                    >
                      <TextLink href={link} tone="muted" isUnderlined={false}>
                        <Img
                          src={`cid:${picture.cid}`}
                          width={120}
                          height={120}
                          alt={picture.alt}
                          {...square}
                          className="sunken muted"
                        />
                      </TextLink>
                    </td>
                  )}
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** 29 November 2026, 9:00 in Lisbon. */
const SUNDAY = Date.UTC(2026, 10, 29, 9);
const DAY_MS = 86_400_000;

const posts: DigestPost[] = [
  {
    blog: { name: 'odile' },
    at: SUNDAY - 5 * DAY_MS,
    text: 'First one out. Yes, I counted the minutes. No, it did not help.',
    tag: 'bread',
    link: 'https://skein.example/odile/8790',
    picture: {
      cid: 'post-1',
      key: 'demo',
      alt: 'A round loaf, cut open along the top, in the light of a window.',
    },
  },
  {
    blog: { name: 'bookclub' },
    at: SUNDAY - 3 * DAY_MS,
    text: 'Nobody finished the book. Everybody finished the cake.',
    tag: 'minutes of the meeting',
    link: 'https://skein.example/bookclub/8805',
  },
  {
    blog: { name: 'hut' },
    at: SUNDAY - DAY_MS / 2,
    text: 'First snow, and it stayed. The kettle went on at four and nobody has dared to turn it off.',
    tag: 'weather',
    link: 'https://skein.example/hut/8811',
    picture: { cid: 'post-3', key: 'demo', alt: 'A valley in new snow, small dark firs, one house.' },
  },
];

export const mail = defineMail<Props>({
  class: 'digest',
  setting: 'emailDigest',
  stop: msg`No more digests`,
  fixtures: {
    weekly: {
      rhythm: 'weekly',
      nextAt: SUNDAY + 7 * DAY_MS,
      from: SUNDAY - 7 * DAY_MS,
      until: SUNDAY,
      topics: ['bread', 'minutes of the meeting', 'weather'],
      posts,
      own: {
        blog: { name: 'marlow' },
        title: 'Seven ridges',
        link: 'https://skein.example/marlow/8812',
        notes: 41,
      },
      link: 'https://skein.example/dashboard',
    },
    daily: {
      rhythm: 'daily',
      nextAt: SUNDAY + DAY_MS,
      from: SUNDAY - DAY_MS,
      until: SUNDAY,
      topics: ['weather'],
      posts: posts.slice(2),
      link: 'https://skein.example/dashboard',
    },
  },
  subject: ({ rhythm, topics }) =>
    rhythm === 'weekly'
      ? msg`Your week on Skein: ${topics.join(', ')}`
      : msg`Your day on Skein: ${topics.join(', ')}`,
  preheader: ({ posts: { length }, own }) =>
    own
      ? msg`${plural(length, { one: '# post', other: '# posts' })} by people you follow, and what became of yours. Then it ends.`
      : msg`${plural(length, { one: '# post', other: '# posts' })} by people you follow. Then it ends.`,
  why: ({ rhythm, nextAt }, { clock }) =>
    rhythm === 'weekly'
      ? msg`You get this every week on ${clock.weekday(nextAt)} at ${clock.time(nextAt)}, ${clock.city} time, because you chose the weekly digest.`
      : msg`You get this every day at ${clock.time(nextAt)}, ${clock.city} time, because you chose the daily digest.`,
  pictures: ({ posts: shown, own }) => [
    ...shown.flatMap(({ blog, picture }) => [blog.avatar ?? [], picture ?? []].flat()),
    ...(own?.blog.avatar ? [own.blog.avatar] : []),
  ],
  Body,
});
