import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import { choicesOf, consentQuery } from '#src/entities/consent/consent.ts';
import { paths } from '#src/paths/paths.ts';
import { sendTracker } from '#src/shared/api/call/send-tracker.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import styles from '../Ads.module.css';
import { AdFeet, HiddenAd } from '../AdWhy.tsx';
import { useAdActions } from '../use-ad.ts';
import { useSeen } from '../use-seen.ts';

/** A source of another company. */
export type OutsideSource = AdPlacement & { frame: string };

/** Time in which a source has to fill its place. */
const FILL_MS = 5000;

function stateIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('skein' in data) || !('state' in data)) return undefined;
  return data.skein === 'ad' ? data.state : undefined;
}

/** Returns whether the reader allows a company; undefined until that is known. An answer in another tab holds at once. */
function useIsAllowed(vendor: number | undefined): boolean | undefined {
  const { data, isError } = useQuery(consentQuery());
  if (isError) return false;
  if (!data) return undefined;
  return vendor !== undefined && data.uspString === '1---' && choicesOf(data).vendors.has(vendor);
}

type OutsideAdProps = { source: OutsideSource; onEmpty: () => void };

function Frame({ source, onEmpty }: OutsideAdProps) {
  const { t } = useLingui();
  const { frame, company = '', width, height, trackers = [], placementId } = source;
  const inside = useRef<HTMLIFrameElement>(null);
  const [isFilled, setFilled] = useState(false);
  const called = useRef(new Set<string>());
  const call = useRef((_kind: 'impression' | 'click') => {});
  call.current = (kind) => {
    if (called.current.has(kind)) return;
    called.current.add(kind);
    for (const tracker of trackers) if (tracker.kind === kind) sendTracker(tracker.url);
  };
  useEffect(() => {
    if (isFilled) return;
    const giveUp = setTimeout(onEmpty, FILL_MS);
    const listen = ({ source: from, data }: MessageEvent<unknown>): void => {
      if (from !== inside.current?.contentWindow) return;
      const state = stateIn(data);
      if (state === 'filled') setFilled(true);
      else if (state === 'empty') onEmpty();
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', listen);
    };
  }, [isFilled, onEmpty]);
  useEffect(() => {
    // The page cannot see into the frame; that the reader pressed it shows in the focus.
    const onBlur = (): void => {
      if (document.activeElement === inside.current) call.current('click');
    };
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, []);
  const seen = useSeen<HTMLDivElement>(() => call.current('impression'), isFilled);
  return (
    <div ref={seen} data-ad-placement={placementId}>
      <iframe
        ref={inside}
        src={frame}
        title={t`Ad of ${company}`}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        className={styles.outside}
        style={{ width, height }}
      />
    </div>
  );
}

function CompanyFacts({ company }: { company: string }) {
  return (
    <>
      <li>
        <Trans>
          You allowed <bdi>{company}</bdi> to show ads here and to count them.{' '}
          <AppLink to={`${paths.consent()}#companies`}>Change that</AppLink>
        </Trans>
      </li>
      <li>
        <Trans>It stands in a frame of its own and cannot read this page.</Trans>
      </li>
    </>
  );
}

/**
 * An ad of another company, drawn in a frame that reads nothing of the page, for as long as the reader allows the company
 * and does not hide its ads.
 * Its place has its size from the start.
 *
 * @param onEmpty runs when the company has no ad, or is not allowed
 */
export function OutsideAd({ source, onEmpty }: OutsideAdProps) {
  const { t } = useLingui();
  const isAllowed = useIsAllowed(source.vendor);
  const { company = '', height, placementId, adId = placementId } = source;
  const actions = useAdActions({ adId, name: company, placementId, serveId: undefined, isFramed: true });
  const { isHidden, isSamePage } = actions;
  const { isTop } = useLayer();
  // A frame that was begun stays when a sheet opens over it; a page under a sheet begins none.
  const [isBegun, setBegun] = useState(isTop);
  if (isTop && !isBegun) setBegun(true);
  const isGone = isAllowed === false || (isHidden && !isSamePage);
  useEffect(() => {
    if (isGone) onEmpty();
  }, [isGone, onEmpty]);
  if (isGone) return null;
  if (isHidden)
    return (
      <article aria-label={t`Hidden ad`}>
        <HiddenAd actions={actions} company={company} />
      </article>
    );
  return (
    <article aria-label={t`Ad of ${company}`}>
      <div className={styles.card}>
        <p className={styles.label}>
          <Trans>
            Ad · by <bdi>{company}</bdi>
          </Trans>
        </p>
        <div style={{ minHeight: height }}>
          {isAllowed && isBegun ? <Frame source={source} onEmpty={onEmpty} /> : null}
        </div>
        <AdFeet title={company} facts={<CompanyFacts company={company} />} actions={actions} />
      </div>
    </article>
  );
}
