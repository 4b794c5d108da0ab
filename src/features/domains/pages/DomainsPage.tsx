import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Domain } from '#generated/zod/domain.zod.ts';
import type { DomainOffer } from '#generated/zod/domainOffer.zod.ts';
import { RadioRow } from '#src/entities/payments/RadioRow.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import styles from '../components/Domains.module.css';
import { ShopFront } from '../components/ShopFront.tsx';
import { domainsOf, domainsQuery, offersQuery } from '../data/domains.ts';
import { useDomainWords } from '../model/domain-words.ts';

/** Maximum length of a domain in characters (openapi: `query` of searchDomains). */
const MAX_NAME_LENGTH = 253;

const keyOf = ({ domainName }: Domain): string => domainName;

/** A name that cannot be bought now, with the reason. */
function GoneOffer({
  offer: { domainName, unicodeName, inMaintenance, transferable },
}: {
  offer: DomainOffer;
}) {
  return (
    <p className={styles.gone}>
      <b>{unicodeName}</b>
      {inMaintenance ? (
        <span>
          <Trans>Its registry is in maintenance. Look again later.</Trans>
        </span>
      ) : (
        <span>
          <Trans>Taken.</Trans>{' '}
          <AppLink to={transferable ? paths.domainTransfer(domainName) : paths.domainAddAny(domainName)}>
            <Trans>Is it yours?</Trans>
          </AppLink>
        </span>
      )}
    </p>
  );
}

/** Price of a name after its first year. */
function FurtherYears({ offer: { isPremium, price, renewalPrice } }: { offer: DomainOffer }) {
  const further = renewalPrice?.formatted ?? '';
  if (isPremium) return <Trans>The registry asks more for this name. Then {further} a year.</Trans>;
  return price?.amount === renewalPrice?.amount ? (
    <Trans>Then {further} a year.</Trans>
  ) : (
    <Trans>The first year; then {further} a year.</Trans>
  );
}

type OffersProps = {
  offers: readonly DomainOffer[];
  chosen: DomainOffer | undefined;
  onChoose: (name: string) => void;
};

function Offers({ offers, chosen, onChoose }: OffersProps) {
  const { t } = useLingui();
  const group = useId();
  const chosenName = chosen?.unicodeName ?? '';
  const price = chosen?.price?.formatted ?? '';
  return (
    <>
      <fieldset className={styles.offers}>
        <legend className={styles.muted}>
          <Plural
            value={offers.filter(({ available }) => available).length}
            _0="None of these names is free."
            one="# name is free"
            other="# names are free"
          />
        </legend>
        {offers.map((offer) =>
          offer.available ? (
            <RadioRow
              key={offer.domainName}
              name={group}
              checked={offer.domainName === chosen?.domainName}
              onChange={() => onChoose(offer.domainName)}
              label={offer.unicodeName}
              detail={<FurtherYears offer={offer} />}
              amount={offer.price?.formatted}
            />
          ) : (
            <GoneOffer key={offer.domainName} offer={offer} />
          ),
        )}
      </fieldset>
      {chosen ? (
        <div className={styles.foot}>
          <p className={styles.muted}>
            <Trans>You see the whole price, with tax, before you pay.</Trans>
          </p>
          <ButtonLink href={paths.domainAdd(chosen.domainName)} variant="primary" size="large">
            {t`Take ${chosenName}, ${price}`}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

/** Search for a free name, and what was found. */
function Search({ term }: { term: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { primaryBlog } = useViewer();
  const [chosenName, setChosenName] = useState<string>();
  const { data, isError, isFetching, refetch } = useQuery(offersQuery(term));
  const offers = data?.response.results ?? [];
  const free = offers.filter(({ available }) => available);
  const chosen = free.find(({ domainName }) => domainName === chosenName) ?? free[0];
  const sign = chosen?.unicodeName ?? `${primaryBlog?.name ?? 'your-name'}.blog`;
  return (
    <>
      {primaryBlog ? <ShopFront blog={primaryBlog} name={sign} light={chosen ? 'lit' : 'dark'} /> : null}
      <section className={styles.card} aria-labelledby="domain-search">
        <h2 id="domain-search">
          <Trans>Find a name</Trans>
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>. */}
        <form
          role="search"
          className={styles.seek}
          aria-label={t`Find a name`}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('q');
            void navigate(paths.domainSearch(typeof typed === 'string' ? typed : ''));
          }}
        >
          <TextField
            key={term}
            type="search"
            name="q"
            label={t`Name`}
            hint={t`With or without an ending, like marlow or marlow.garden.`}
            defaultValue={term}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" variant={term === '' ? 'primary' : 'secondary'} icon="search">
            {t`Look`}
          </Button>
        </form>
        {term === '' ? null : data ? (
          offers.length > 0 ? (
            <Offers offers={offers} chosen={chosen} onChoose={setChosenName} />
          ) : (
            <p>
              <Trans>Nothing like it can be bought here. Try letters, digits and hyphens.</Trans>
            </p>
          )
        ) : isError ? (
          <ErrorState level={3} retrying={isFetching} onRetry={() => void refetch()}>
            {t`The registries could not be asked.`}
          </ErrorState>
        ) : (
          <CardSkeleton />
        )}
      </section>
    </>
  );
}

/** Page of the member's domains, and of free ones (spec 000 §2.7: domains, domain-search). */
export default function DomainsPage() {
  const { t } = useLingui();
  const { searchTerm = '' } = useParams();
  const list = usePagedList(domainsQuery(), domainsOf, keyOf);
  const words = useDomainWords();
  return (
    <SettingsFrame title={t`A name of your own`} detail={t`Hang it over the door. The old address stays.`}>
      <Search key={searchTerm} term={searchTerm} />
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Your domains`}
        errorText={t`Your domains could not be loaded.`}
        empty={
          <ThreadEnd>
            <Trans>You have no domain yet.</Trans>
          </ThreadEnd>
        }
        row={(domain) => (
          <p className={styles.row}>
            <b>
              <AppLink to={paths.domain(domain.domainName)}>{domain.unicodeName}</AppLink>
            </b>
            <small>{words(domain)}</small>
          </p>
        )}
      />
      <section className={styles.card}>
        <h2>
          <Trans>You have one already?</Trans>
        </h2>
        <p>
          <Trans>
            Leave it where you bought it and let it lead here. It costs nothing. To move it here, look for its
            name above.
          </Trans>
        </p>
        <p className={styles.buttons}>
          <ButtonLink href={paths.domainAddAny()}>{t`Connect it`}</ButtonLink>
        </p>
      </section>
    </SettingsFrame>
  );
}
