import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Takeover } from '#generated/zod/takeover.zod.ts';
import { AskLink } from '#src/entities/blog/AskLink.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { countdown } from '../model/countdown.ts';
import styles from './AnswertimeBanner.module.css';

/** Returns the Unix seconds of a contract date. */
const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);

function Stage({ takeover, begins }: { takeover: Takeover; begins: number }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const now = useNow();
  if (takeover.live) return t`Answering now`;
  if (takeover.completed) return t`This answertime is over`;
  const left = countdown(begins, now, dateLocale);
  return <span suppressHydrationWarning>{t`Begins ${left}`}</span>;
}

/**
 * Renders an answertime (spec 000 §3): live, upcoming or over. With `whole` on its own page; otherwise it links there.
 */
export function AnswertimeBanner({ takeover, whole }: { takeover: Takeover; whole: boolean }) {
  const { t } = useLingui();
  const { answerTime, headerImage } = takeover;
  if (!answerTime) return null;
  const { blogName: name, description, accentColor, startDate } = answerTime;
  const picture = pictureOf(headerImage ?? []);
  return (
    <section
      className={styles.banner}
      data-picture={picture ? '' : undefined}
      style={{ '--dye': accentColor } as CSSProperties}
      aria-label={t`Answertime`}
    >
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && '(width <= 990px) 100vw, 990px'}
          alt=""
          className={styles.picture}
        />
      ) : null}
      <div className={styles.words}>
        <p className={styles.stage} data-live={takeover.live ? '' : undefined}>
          <Stage takeover={takeover} begins={secondsOf(startDate)} />
        </p>
        <h2 className={styles.title} dir="auto">
          {description}
        </h2>
        <p>
          <Trans>
            with{' '}
            <AppLink to={paths.blog(name)} layer="overlay" className={styles.name}>
              {name}
            </AppLink>
          </Trans>
        </p>
      </div>
      {takeover.completed ? null : (
        <AskLink name={name} variant="primary">
          <Trans>Ask {name}</Trans>
        </AskLink>
      )}
      {whole ? null : (
        <AppLink to={paths.explore('answertime')} className={buttonClass({ variant: 'secondary' })}>
          <Trans>See the answers</Trans>
        </AppLink>
      )}
    </section>
  );
}
