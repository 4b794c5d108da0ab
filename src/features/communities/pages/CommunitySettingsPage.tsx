import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { RunFrame } from '../components/RunFrame.tsx';
import { communitySettingsQuery } from '../data/settings.ts';
import { changedSettings, type SettingsField, settingsOf } from '../model/community-settings.ts';
import { BoardsSection } from '../settings/BoardsSection.tsx';
import { PlaceSection } from '../settings/PlaceSection.tsx';
import { RulesSection } from '../settings/RulesSection.tsx';
import { SaveBar } from '../settings/SaveBar.tsx';
import styles from '../settings/Settings.module.css';
import { SettingsHead } from '../settings/SettingsHead.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { WayInSection } from '../settings/WayInSection.tsx';
import { WhenYouGo } from '../settings/WhenYouGo.tsx';

/** Code of openapi/errors.yaml for somebody who is no admin. */
const NOT_ALLOWED_CODE = 4003;

/** Asks the browser to warn before a form with changes is closed. */
function useUnloadWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

function Settings({ community }: { community: Community }) {
  const { t } = useLingui();
  const { form, base, merged } = useSettingsForm(community);
  const present = settingsOf(base);
  const changed = changedSettings(present, form.values);
  useUnloadWarning(changed.length > 0);
  const offered = isApiError(form.error)
    ? form.error.errors.flatMap(({ suggestedNames = [] }) => suggestedNames)
    : [];
  return (
    <div className={styles.sections}>
      <ContractForm form={form} className={styles.form} aria-label={t`Settings`}>
        <SettingsHead community={community} form={form} offered={offered} />
        <PlaceSection community={community} form={form} />
        <RulesSection form={form} />
        <WayInSection form={form} />
        <SaveBar
          changed={changed}
          merged={merged}
          messages={form.messages}
          busy={form.busy}
          onCancel={() => form.reset(present)}
          onTake={(field: SettingsField) => form.change(field, present[field])}
        />
      </ContractForm>
      <BoardsSection community={community} />
      <WhenYouGo community={community} />
    </div>
  );
}

/** Settings of a community, for its admins: the head is the form (spec 001 §2 and §3). */
export default function CommunitySettingsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { communityId = '' } = useParams();
  const { data: community, error } = useQuery(communitySettingsQuery(communityId));
  if (isApiError(error, NOT_ALLOWED_CODE))
    return (
      <NotAllowedState
        title={t`Only its admins change a community`}
        onBack={() => void navigate(paths.community(communityId))}
      >
        {t`You can read it, and ask them.`}
      </NotAllowedState>
    );
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  return (
    <RunFrame community={community} current="settings" title={t`Settings`}>
      <PageHead title={t`Settings of ${community.title}`} noIndex />
      <p className={styles.lead}>
        <Trans>Write on it as it stands. Nothing changes for the others before you save.</Trans>
      </p>
      <Settings community={community} />
    </RunFrame>
  );
}
