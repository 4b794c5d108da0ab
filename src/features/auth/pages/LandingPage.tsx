import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Wordmark } from '#src/shared/ui/Logo.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import styles from '../components/Landing.module.css';
import { PictureWall } from '../components/PictureWall.tsx';
import { SignUpStart } from '../components/SignUpStart.tsx';
import { useTrendingTags, useWall } from '../data/landing.ts';

function Introduction() {
  const { t } = useLingui();
  const points = [
    { title: t`Post anything`, text: t`Words, pictures, quotes, songs, a chat you overheard.` },
    {
      title: t`Pass it on`,
      text: t`Reblog what moves you and add your own words. Every reblog brings a post new readers.`,
    },
    { title: t`Be yourself`, text: t`Keep as many blogs as you like, each with its own name and colours.` },
  ];
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h2 className={styles.pointTitle}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function TrendingTags() {
  const { t } = useLingui();
  const tags = useTrendingTags();
  if (tags.length === 0) return null;
  return (
    <section className={styles.tags} aria-labelledby="trending-tags">
      <h2 id="trending-tags" className={styles.tagsTitle}>
        {t`What people talk about right now`}
      </h2>
      <ul className={styles.tagList}>
        {tags.map(({ name }) => (
          <li key={name}>
            <TagChip tag={name} href={paths.tagged(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Decoration: a thread that comes in from the left, loops before the headline and continues behind the pictures. */
function YarnArt() {
  return (
    <>
      <svg
        className={styles.yarn}
        viewBox="0 0 1280 843"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M-20 160C120 90 210 150 330 118S520 70 560 130 470 210 512 150 700 60 780 120 900 300 1010 262 1130 180 1300 250" />
      </svg>
      <svg className={styles.smallYarn} viewBox="0 0 390 96" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-6 30C60 4 120 18 190 26S330 20 318 52 258 66 274 40 340 20 400 70" />
      </svg>
    </>
  );
}

/** Landing page for visitors: the site's purpose, trending posts, and the registration. */
export default function LandingPage() {
  const { t } = useLingui();
  const items = useWall();
  return (
    <div className={styles.landing} data-whole-window="">
      <PageHead
        title=""
        description={t`Skein is a home for the things you love, make and cannot stop thinking about. Start a blog, pass posts on, and see where they lead.`}
        canonical={paths.home()}
        jsonLd={[{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Skein', url: paths.home() }]}
      />
      <div className={styles.hero}>
        <YarnArt />
        <div className={styles.say}>
          <h1 className={styles.headline}>
            <Trans>
              Pull a thread.
              <br />
              See who’s at the other end.
            </Trans>
          </h1>
          <p className={styles.lead}>
            {t`Skein is a home for the things you love, make and cannot stop thinking about. Start a blog, pass posts on, and see where they lead.`}
          </p>
          <SignUpStart />
          <p className={styles.member}>
            <Trans>
              Already a member?{' '}
              <AppLink to={paths.login()} layer="modal" className={styles.memberLink}>
                Log in
              </AppLink>
            </Trans>
          </p>
        </div>
        <PictureWall items={items} />
      </div>
      <TrendingTags />
      <Introduction />
      <footer className={styles.end}>
        <Wordmark size={44} />
        <p>{t`Free, without an algorithm you have to fight.`}</p>
        <ButtonLink href={paths.explore('trending')} size="large">
          {t`Look around first`}
        </ButtonLink>
      </footer>
    </div>
  );
}
