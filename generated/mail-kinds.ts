// Written by `npm run generate` from openapi/. Do not edit.

import { mail as accountRestored } from '#server/mail/templates/kinds/account-restored.tsx';
import { mail as accountSuspended } from '#server/mail/templates/kinds/account-suspended.tsx';
import { mail as addressChanged } from '#server/mail/templates/kinds/address-changed.tsx';
import { mail as addressLeaves } from '#server/mail/templates/kinds/address-leaves.tsx';
import { mail as addressTakenBack } from '#server/mail/templates/kinds/address-taken-back.tsx';
import { mail as appealAccepted } from '#server/mail/templates/kinds/appeal-accepted.tsx';
import { mail as appealRejected } from '#server/mail/templates/kinds/appeal-rejected.tsx';
import { mail as ask } from '#server/mail/templates/kinds/ask.tsx';
import { mail as backupCodesMade } from '#server/mail/templates/kinds/backup-codes-made.tsx';
import { mail as blogClosed } from '#server/mail/templates/kinds/blog-closed.tsx';
import { mail as blogInvitationByAddress } from '#server/mail/templates/kinds/blog-invitation-by-address.tsx';
import { mail as campaign } from '#server/mail/templates/kinds/campaign.tsx';
import { mail as changeUndone } from '#server/mail/templates/kinds/change-undone.tsx';
import { mail as credentialsRemoved } from '#server/mail/templates/kinds/credentials-removed.tsx';
import { mail as dataReady } from '#server/mail/templates/kinds/data-ready.tsx';
import { mail as decisionUndone } from '#server/mail/templates/kinds/decision-undone.tsx';
import { mail as digest } from '#server/mail/templates/kinds/digest.tsx';
import { mail as digestQuestion } from '#server/mail/templates/kinds/digest-question.tsx';
import { mail as dispute } from '#server/mail/templates/kinds/dispute.tsx';
import { mail as domain } from '#server/mail/templates/kinds/domain.tsx';
import { mail as followers } from '#server/mail/templates/kinds/followers.tsx';
import { mail as gift } from '#server/mail/templates/kinds/gift.tsx';
import { mail as invitation } from '#server/mail/templates/kinds/invitation.tsx';
import { mail as labelled } from '#server/mail/templates/kinds/labelled.tsx';
import { mail as leaving } from '#server/mail/templates/kinds/leaving.tsx';
import { mail as login } from '#server/mail/templates/kinds/login.tsx';
import { mail as messages } from '#server/mail/templates/kinds/messages.tsx';
import { mail as newAddress } from '#server/mail/templates/kinds/new-address.tsx';
import { mail as newDevice } from '#server/mail/templates/kinds/new-device.tsx';
import { mail as nothingToRecover } from '#server/mail/templates/kinds/nothing-to-recover.tsx';
import { mail as passkeyAdded } from '#server/mail/templates/kinds/passkey-added.tsx';
import { mail as passkeyRemoved } from '#server/mail/templates/kinds/passkey-removed.tsx';
import { mail as passwordChanged } from '#server/mail/templates/kinds/password-changed.tsx';
import { mail as payout } from '#server/mail/templates/kinds/payout.tsx';
import { mail as postTakenDown } from '#server/mail/templates/kinds/post-taken-down.tsx';
import { mail as productNews } from '#server/mail/templates/kinds/product-news.tsx';
import { mail as proofCode } from '#server/mail/templates/kinds/proof-code.tsx';
import { mail as providerLinked } from '#server/mail/templates/kinds/provider-linked.tsx';
import { mail as providerUnlinked } from '#server/mail/templates/kinds/provider-unlinked.tsx';
import { mail as recover } from '#server/mail/templates/kinds/recover.tsx';
import { mail as recovered } from '#server/mail/templates/kinds/recovered.tsx';
import { mail as recoveryBegun } from '#server/mail/templates/kinds/recovery-begun.tsx';
import { mail as recoveryDone } from '#server/mail/templates/kinds/recovery-done.tsx';
import { mail as replies } from '#server/mail/templates/kinds/replies.tsx';
import { mail as reportDecided } from '#server/mail/templates/kinds/report-decided.tsx';
import { mail as reset } from '#server/mail/templates/kinds/reset.tsx';
import { mail as secondFactorOff } from '#server/mail/templates/kinds/second-factor-off.tsx';
import { mail as secondFactorOn } from '#server/mail/templates/kinds/second-factor-on.tsx';
import { mail as subscription } from '#server/mail/templates/kinds/subscription.tsx';
import { mail as supportAnswer } from '#server/mail/templates/kinds/support-answer.tsx';
import { mail as supporters } from '#server/mail/templates/kinds/supporters.tsx';
import { mail as takenDown } from '#server/mail/templates/kinds/taken-down.tsx';
import { mail as testMail } from '#server/mail/templates/kinds/test-mail.tsx';
import { mail as verify } from '#server/mail/templates/kinds/verify.tsx';

/** All kinds of mail. */
export const mailKinds = {
  accountRestored,
  accountSuspended,
  addressChanged,
  addressLeaves,
  addressTakenBack,
  appealAccepted,
  appealRejected,
  ask,
  backupCodesMade,
  blogClosed,
  blogInvitationByAddress,
  campaign,
  changeUndone,
  credentialsRemoved,
  dataReady,
  decisionUndone,
  digest,
  digestQuestion,
  dispute,
  domain,
  followers,
  gift,
  invitation,
  labelled,
  leaving,
  login,
  messages,
  newAddress,
  newDevice,
  nothingToRecover,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  payout,
  postTakenDown,
  productNews,
  proofCode,
  providerLinked,
  providerUnlinked,
  recover,
  recovered,
  recoveryBegun,
  recoveryDone,
  replies,
  reportDecided,
  reset,
  secondFactorOff,
  secondFactorOn,
  subscription,
  supportAnswer,
  supporters,
  takenDown,
  testMail,
  verify,
};
