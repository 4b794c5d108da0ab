import { Trans, useLingui } from '@lingui/react/macro';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './Perks.module.css';

/** Sizes in px that the ball of yarn has after a day, a season, half a year and a year. */
const BALL_SIZES_PX = [32, 56, 82, 106] as const;

function Badge() {
  const { t } = useLingui();
  const ages = [t`Today`, t`A season`, t`Half a year`, t`A year`];
  return (
    <section className={styles.perk} aria-labelledby="premium-ball">
      <h2 id="premium-ball">{t`A ball of yarn beside your name`}</h2>
      <p>
        <Trans>It winds on a little each month. If you stop, it keeps what it has.</Trans>
      </p>
      <ol className={styles.balls}>
        {BALL_SIZES_PX.map((size, index) => (
          <li key={size}>
            <span>
              <LogoMark size={size} />
            </span>
            {ages[index]}
          </li>
        ))}
      </ol>
    </section>
  );
}

function LongVideos() {
  const { t } = useLingui();
  return (
    <section className={styles.two} aria-labelledby="premium-videos">
      <div>
        <h2 id="premium-videos">{t`Videos three times as long`}</h2>
        <p>
          <Trans>For those who cannot cut the good part.</Trans>
        </p>
      </div>
      <ul className={styles.lengths}>
        <li>
          <span className={styles.short} />
          {t`10 min`}
        </li>
        <li>
          <span />
          {t`30 min`}
        </li>
      </ul>
    </section>
  );
}

/** The very row that cancels, as it stands in the settings. */
function WayOut({ price }: { price: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.perk} aria-labelledby="premium-out">
      <h2 id="premium-out">{t`And the way out`}</h2>
      <p>
        <Trans>This row is in your settings from the first day. It is all there is to cancelling.</Trans>
      </p>
      <div className={styles.row} aria-hidden="true">
        <span>
          <b>{t`Stop renewing`}</b>
          <small>{t`Renews for ${price}`}</small>
        </span>
        <span className={styles.press}>{t`Stop`}</span>
      </div>
    </section>
  );
}

/** Shows what premium gives, as far as the server names it, and how it ends. */
export function Perks({ perks, price }: { perks: readonly string[]; price: string | undefined }) {
  return (
    <div className={styles.perks}>
      {perks.includes('badge') ? <Badge /> : null}
      {perks.includes('long-videos') ? <LongVideos /> : null}
      {price === undefined ? null : <WayOut price={price} />}
    </div>
  );
}
