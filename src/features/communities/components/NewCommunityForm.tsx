import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getCreateCommunityMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { CreateCommunity201 } from '#generated/zod/createCommunity201.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { formErrorsOf } from '#src/shared/forms/form-errors.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { refreshMembership } from '../data/membership.ts';
import {
  MAX_RULES,
  MAX_TAGS,
  type NewCommunityValues,
  newCommunityRequest,
  normalizeNewCommunity,
  rulesOf,
  NewCommunityForm as Schema,
  STEP_OF_FIELD,
  tagsOf,
} from '../model/new-community.ts';
import { readNewCommunity, storeNewCommunity } from '../model/stored-community.ts';
import { CommunityPreview } from './CommunityPreview.tsx';
import { LooksStep } from './LooksStep.tsx';
import { NameStep } from './NameStep.tsx';
import styles from './NewCommunity.module.css';
import { WayInStep } from './WayInStep.tsx';

const FIELDS = Object.keys(STEP_OF_FIELD) as (keyof NewCommunityValues)[];
const STEP_COUNT = 3;

type StepProps = {
  index: number;
  current: number;
  title: string;
  /** Filled in values in a few words, shown once the step is done. */
  summary: ReactNode;
  onOpen: () => void;
  children: ReactNode;
};

/** Renders one of the three steps: open, folded to a line when it is done, or its title when it is still to come. */
function Step({ index, current, title, summary, onOpen, children }: StepProps) {
  const { t } = useLingui();
  const state = index === current ? 'open' : index < current ? 'done' : 'later';
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span className={styles.knot} aria-hidden="true" />
      {state === 'open' ? (
        <div className={styles.card}>
          <h2>{title}</h2>
          {children}
        </div>
      ) : (
        <div className={styles.line}>
          {state === 'done' ? (
            <>
              <span className={styles.summary}>{summary}</span>
              <Button
                size="small"
                variant="quiet"
                className={styles.name}
                aria-label={t`Change: ${title}`}
                onClick={onOpen}
              >
                {t`Change`}
              </Button>
            </>
          ) : (
            <span>{title}</span>
          )}
        </div>
      )}
    </li>
  );
}

/**
 * Form of a new community in three steps with a preview. Everything typed is stored for the tab; a refused field opens
 * its step, with the message and a way out beside it.
 */
export function NewCommunityForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { isLoggedIn, primaryBlog } = useViewer();
  const [step, setStep] = useState(0);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const [initial] = useState(readNewCommunity);
  const isCreated = useRef(false);
  const form = useContractForm({
    schema: Schema,
    initial,
    normalize: normalizeNewCommunity,
    call: getCreateCommunityMutationOptions,
    request: (values) => ({ data: newCommunityRequest(values, primaryBlog?.name) }),
    knownErrors: ({ tags, guidelines }) => ({
      ...(tagsOf(tags).length > MAX_TAGS ? { tags: t`Choose at most ten tags.` } : {}),
      ...(rulesOf(guidelines).length > MAX_RULES
        ? { guidelines: t`A community has at most 20 guidelines.` }
        : {}),
    }),
    write: {
      onSuccess: async ({ response: { community } }: CreateCommunity201) => {
        isCreated.current = true;
        storeNewCommunity(undefined);
        await refreshMembership(queryClient, community.name);
        void navigate(paths.community(community.name));
      },
      onError: (error) => {
        const refused = Object.keys(formErrorsOf(error, FIELDS, { offline: '', unknown: '' }).fields);
        const steps = refused.map((name) => STEP_OF_FIELD[name as keyof NewCommunityValues]);
        if (steps.length > 0) setStep(Math.min(...steps));
      },
    },
    errorText: { unknown: t`Community creation failed` },
  });
  const { values } = form;
  useEffect(() => {
    if (!isCreated.current) storeNewCommunity(values);
  }, [values]);

  const next = (): void => {
    const isMissing = step === 0 && values.title.trim() === '';
    setTitleMissing(isMissing);
    if (!isMissing) setStep(step + 1);
    else form.ref.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  };
  const offered = isApiError(form.error)
    ? form.error.errors.flatMap(({ suggestedNames = [] }) => suggestedNames)
    : [];
  const steps = [
    {
      title: t`What it is called`,
      summary: (
        <>
          <b dir="auto">{values.title}</b> {values.handle ? <span>@{values.handle}</span> : null}
        </>
      ),
      content: <NameStep form={form} offered={offered} isTitleMissing={isTitleMissing} />,
      button: t`Next, its looks`,
    },
    {
      title: t`What it looks like`,
      summary: t`Pictures and colours`,
      content: <LooksStep form={form} />,
      button: t`Next, who comes in`,
    },
    {
      title: t`Who comes in`,
      summary: null,
      content: <WayInStep form={form} />,
      button: t`Start the community`,
    },
  ];
  return (
    <div className={styles.columns}>
      <ContractForm
        form={{ ref: form.ref, submit: step === STEP_COUNT - 1 ? form.submit : next }}
        aria-label={t`Start a community`}
      >
        <ol className={styles.steps}>
          {steps.map(({ title, summary, content, button }, index) => (
            <Step
              key={title}
              index={index}
              current={step}
              title={title}
              summary={summary}
              onOpen={() => setStep(index)}
            >
              {content}
              <FormMessages messages={form.messages} />
              <div className={styles.foot}>
                {index > 0 ? (
                  <Button variant="quiet" className={styles.name} onClick={() => setStep(index - 1)}>
                    {t`Back`}
                  </Button>
                ) : (
                  <small>
                    <Trans>Kept as you go</Trans>
                  </small>
                )}
                {index === STEP_COUNT - 1 && !isLoggedIn ? (
                  <ButtonLink
                    variant="primary"
                    className={styles.name}
                    href={paths.login({ redirectTo: paths.newCommunity() })}
                  >
                    {t`Log in to start it`}
                  </ButtonLink>
                ) : (
                  <Button type="submit" variant="primary" className={styles.name} loading={form.busy}>
                    {button}
                  </Button>
                )}
              </div>
            </Step>
          ))}
        </ol>
      </ContractForm>
      <div className={styles.aside}>
        <CommunityPreview values={values} />
        <p>
          <Trans>As others will see it.</Trans>
        </p>
      </div>
    </div>
  );
}
