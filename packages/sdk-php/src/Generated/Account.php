<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing.
 * @phpstan-import-type AccountListKeysAnswer from Types
 * @phpstan-import-type AccountCreateKeyInput from Types
 * @phpstan-import-type AccountCreateKeyAnswer from Types
 * @phpstan-import-type AccountRotateKeyInput from Types
 * @phpstan-import-type AccountRotateKeyAnswer from Types
 * @phpstan-import-type AccountRevokeKeyAnswer from Types
 * @phpstan-import-type AccountUsageInput from Types
 * @phpstan-import-type AccountUsageAnswer from Types
 * @phpstan-import-type AccountPlanAnswer from Types
 * @phpstan-import-type AccountSpendLimitAnswer from Types
 * @phpstan-import-type AccountSetSpendLimitInput from Types
 * @phpstan-import-type AccountSetSpendLimitAnswer from Types
 * @phpstan-import-type AccountFormulaVersionAnswer from Types
 * @phpstan-import-type AccountSetFormulaVersionInput from Types
 * @phpstan-import-type AccountSetFormulaVersionAnswer from Types
 * @phpstan-import-type AccountReportBrandAnswer from Types
 * @phpstan-import-type AccountSetReportBrandInput from Types
 * @phpstan-import-type AccountSetReportBrandAnswer from Types
 * @phpstan-import-type AccountPreviewReportBrandInput from Types
 * @phpstan-import-type AccountPreviewReportBrandAnswer from Types
 * @phpstan-import-type AccountAutoTopUpAnswer from Types
 * @phpstan-import-type AccountListWebhooksAnswer from Types
 * @phpstan-import-type AccountAddWebhookInput from Types
 * @phpstan-import-type AccountAddWebhookAnswer from Types
 * @phpstan-import-type AccountRemoveWebhookAnswer from Types
 * @phpstan-import-type AccountTestWebhookAnswer from Types
 * @phpstan-import-type AccountListMessagesInput from Types
 * @phpstan-import-type AccountListMessagesAnswer from Types
 * @phpstan-import-type AccountStoreBirthInput from Types
 * @phpstan-import-type AccountStoreBirthAnswer from Types
 * @phpstan-import-type AccountListBirthsInput from Types
 * @phpstan-import-type AccountListBirthsAnswer from Types
 * @phpstan-import-type AccountReadBirthAnswer from Types
 * @phpstan-import-type AccountReplaceBirthInput from Types
 * @phpstan-import-type AccountReplaceBirthAnswer from Types
 * @phpstan-import-type AccountEraseBirthAnswer from Types
 * @phpstan-import-type AccountCreateSubscriptionInput from Types
 * @phpstan-import-type AccountCreateSubscriptionAnswer from Types
 * @phpstan-import-type AccountListSubscriptionsInput from Types
 * @phpstan-import-type AccountListSubscriptionsAnswer from Types
 * @phpstan-import-type AccountReadSubscriptionAnswer from Types
 * @phpstan-import-type AccountChangeSubscriptionInput from Types
 * @phpstan-import-type AccountChangeSubscriptionAnswer from Types
 * @phpstan-import-type AccountDeleteSubscriptionAnswer from Types
 * @phpstan-import-type AccountListSubscriptionEventsInput from Types
 * @phpstan-import-type AccountListSubscriptionEventsAnswer from Types
 * @phpstan-import-type AccountOpenSubscriptionCalendarAnswer from Types
 * @phpstan-import-type AccountCloseSubscriptionCalendarAnswer from Types
 */
final class Account
{
    /** method → verb, path below `/api/v1`, where the input is sent, when it may be repeated. */
    public const ROUTES = [
        'listKeys' => ['GET', 'account/keys', 'nothing', 'always'],
        'createKey' => ['POST', 'account/keys', 'body', 'under_key'],
        'rotateKey' => ['POST', 'account/keys/{key_id}/rotate', 'body', 'never'],
        'revokeKey' => ['DELETE', 'account/keys/{key_id}', 'nothing', 'always'],
        'usage' => ['GET', 'account/usage', 'query', 'always'],
        'plan' => ['GET', 'account/plan', 'nothing', 'always'],
        'spendLimit' => ['GET', 'account/spend-limit', 'nothing', 'always'],
        'setSpendLimit' => ['PUT', 'account/spend-limit', 'body', 'always'],
        'formulaVersion' => ['GET', 'account/formula-version', 'nothing', 'always'],
        'setFormulaVersion' => ['PUT', 'account/formula-version', 'body', 'always'],
        'reportBrand' => ['GET', 'account/report-brand', 'nothing', 'always'],
        'setReportBrand' => ['PUT', 'account/report-brand', 'body', 'always'],
        'previewReportBrand' => ['POST', 'account/report-brand/preview', 'body', 'never'],
        'autoTopUp' => ['GET', 'account/auto-top-up', 'nothing', 'always'],
        'listWebhooks' => ['GET', 'account/webhooks', 'nothing', 'always'],
        'addWebhook' => ['POST', 'account/webhooks', 'body', 'under_key'],
        'removeWebhook' => ['DELETE', 'account/webhooks/{webhook_id}', 'nothing', 'always'],
        'testWebhook' => ['POST', 'account/webhooks/{webhook_id}/test', 'nothing', 'never'],
        'listMessages' => ['GET', 'account/webhook-messages', 'query', 'always'],
        'storeBirth' => ['POST', 'births', 'body', 'under_key'],
        'listBirths' => ['GET', 'births', 'query', 'always'],
        'readBirth' => ['GET', 'births/{birth_id}', 'nothing', 'always'],
        'replaceBirth' => ['PUT', 'births/{birth_id}', 'body', 'always'],
        'eraseBirth' => ['DELETE', 'births/{birth_id}', 'nothing', 'always'],
        'createSubscription' => ['POST', 'subscriptions', 'body', 'under_key'],
        'listSubscriptions' => ['GET', 'subscriptions', 'query', 'always'],
        'readSubscription' => ['GET', 'subscriptions/{subscription_id}', 'nothing', 'always'],
        'changeSubscription' => ['PUT', 'subscriptions/{subscription_id}', 'body', 'always'],
        'deleteSubscription' => ['DELETE', 'subscriptions/{subscription_id}', 'nothing', 'always'],
        'listSubscriptionEvents' => ['GET', 'subscriptions/{subscription_id}/events', 'query', 'always'],
        'openSubscriptionCalendar' => ['POST', 'subscriptions/{subscription_id}/calendar', 'nothing', 'never'],
        'closeSubscriptionCalendar' => ['DELETE', 'subscriptions/{subscription_id}/calendar', 'nothing', 'always'],
    ];

    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. `GET /api/v1/account/keys`, costs nothing.
     * @return AccountListKeysAnswer
     * @throws GrahaException
     */
    public function listKeys(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listKeys', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Creates a key. Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id without the text of a secret key; rotate that key to get a new text. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/keys`, costs nothing.
     * @param AccountCreateKeyInput $input
     * @return AccountCreateKeyAnswer
     * @throws GrahaException
     */
    public function createKey(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('createKey', [], $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Replaces a key by a new one with the same limits. The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. `POST /api/v1/account/keys/{key_id}/rotate`, costs nothing.
     * @param AccountRotateKeyInput $input
     * @return AccountRotateKeyAnswer
     * @throws GrahaException
     */
    public function rotateKey(string $keyId, array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('rotateKey', [$keyId], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Revokes a key for good. Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not exceed its own. `DELETE /api/v1/account/keys/{key_id}`, costs nothing.
     * @return AccountRevokeKeyAnswer
     * @throws GrahaException
     */
    public function revokeKey(string $keyId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('revokeKey', [$keyId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. `GET /api/v1/account/usage`, costs nothing.
     * @param AccountUsageInput $input
     * @return AccountUsageAnswer
     * @throws GrahaException
     */
    public function usage(array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('usage', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The plan, and the credits and calls of this period. The same figures as in the overview of the portal. `GET /api/v1/account/plan`, costs nothing.
     * @return AccountPlanAnswer
     * @throws GrahaException
     */
    public function plan(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('plan', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The spend limit of the workspace. Credits that all keys together may spend in a period, and credits spent so far. `GET /api/v1/account/spend-limit`, costs nothing.
     * @return AccountSpendLimitAnswer
     * @throws GrahaException
     */
    public function spendLimit(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('spendLimit', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sets or lowers the spend limit. Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. `PUT /api/v1/account/spend-limit`, costs nothing.
     * @param AccountSetSpendLimitInput $input
     * @return AccountSetSpendLimitAnswer
     * @throws GrahaException
     */
    public function setSpendLimit(array $input, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('setSpendLimit', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The version of the formulas for calls that name none. The default of the workspace, and the versions that are served. `GET /api/v1/account/formula-version`, costs nothing.
     * @return AccountFormulaVersionAnswer
     * @throws GrahaException
     */
    public function formulaVersion(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('formulaVersion', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sets the version of the formulas for calls that name none. Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that is not served answers 400 unknown_formula_version. `PUT /api/v1/account/formula-version`, costs nothing.
     * @param AccountSetFormulaVersionInput $input
     * @return AccountSetFormulaVersionAnswer
     * @throws GrahaException
     */
    public function setFormulaVersion(array $input, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('setFormulaVersion', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The brand that reports print if their request has none. Name, logo, colours, footer and contact, as the member `brand` of a request for a report. `GET /api/v1/account/report-brand`, costs nothing.
     * @return AccountReportBrandAnswer
     * @throws GrahaException
     */
    public function reportBrand(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('reportBrand', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sets or removes the brand of reports. Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first. `PUT /api/v1/account/report-brand`, costs nothing.
     * @param AccountSetReportBrandInput $input
     * @return AccountSetReportBrandAnswer
     * @throws GrahaException
     */
    public function setReportBrand(array $input, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('setReportBrand', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Prints the first page of an example report with a brand. Stores nothing and costs nothing. At most 20 pages a minute. The client does not send it again where its answer may have been lost. `POST /api/v1/account/report-brand/preview`, costs nothing.
     * @param AccountPreviewReportBrandInput $input
     * @return AccountPreviewReportBrandAnswer
     * @throws GrahaException
     */
    public function previewReportBrand(array $input, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('previewReportBrand', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Whether top-ups are bought automatically. Only owners and admins can change this, in the portal, because it spends money. `GET /api/v1/account/auto-top-up`, costs nothing.
     * @return AccountAutoTopUpAnswer
     * @throws GrahaException
     */
    public function autoTopUp(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('autoTopUp', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Every webhook of the workspace. Oldest first. Secrets are never shown again. `GET /api/v1/account/webhooks`, costs nothing.
     * @return AccountListWebhooksAnswer
     * @throws GrahaException
     */
    public function listWebhooks(?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listWebhooks', [], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Adds a webhook. At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the secret; remove that webhook and add it again to get a new secret. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/account/webhooks`, costs nothing.
     * @param AccountAddWebhookInput $input
     * @return AccountAddWebhookAnswer
     * @throws GrahaException
     */
    public function addWebhook(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('addWebhook', [], $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Removes a webhook. Also deletes its deliveries. Removing it again changes nothing. `DELETE /api/v1/account/webhooks/{webhook_id}`, costs nothing.
     * @return AccountRemoveWebhookAnswer
     * @throws GrahaException
     */
    public function removeWebhook(string $webhookId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('removeWebhook', [$webhookId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sends a test message to a webhook. The message has the `type` `webhook.test` and is retried like every other message. The client does not send it again where its answer may have been lost. `POST /api/v1/account/webhooks/{webhook_id}/test`, costs nothing.
     * @return AccountTestWebhookAnswer
     * @throws GrahaException
     */
    public function testWebhook(string $webhookId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('testWebhook', [$webhookId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Messages to the webhooks of the workspace, as they are made. For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without `after` it begins now. Messages are without signatures, because secrets are never shown again. `GET /api/v1/account/webhook-messages`, costs nothing.
     * @param AccountListMessagesInput $input
     * @return AccountListMessagesAnswer
     * @throws GrahaException
     */
    public function listMessages(array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listMessages', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Stores a birth. Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/births`, costs nothing.
     * @param AccountStoreBirthInput $input
     * @return AccountStoreBirthAnswer
     * @throws GrahaException
     */
    public function storeBirth(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('storeBirth', [], $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Stored births, newest first. In pages, by tag, or the one with a reference. `GET /api/v1/births`, costs nothing.
     * @param AccountListBirthsInput $input
     * @return AccountListBirthsAnswer
     * @throws GrahaException
     */
    public function listBirths(array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listBirths', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * One stored birth. As it was stored; a `place_id` is written out. `GET /api/v1/births/{birth_id}`, costs nothing.
     * @return AccountReadBirthAnswer
     * @throws GrahaException
     */
    public function readBirth(string $birthId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('readBirth', [$birthId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Replaces a stored birth. Members that are left out are emptied. The next call reads the new birth. `PUT /api/v1/births/{birth_id}`, costs nothing.
     * @param AccountReplaceBirthInput $input
     * @return AccountReplaceBirthAnswer
     * @throws GrahaException
     */
    public function replaceBirth(string $birthId, array $input, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('replaceBirth', [$birthId], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Erases a stored birth. Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing. `DELETE /api/v1/births/{birth_id}`, costs nothing.
     * @return AccountEraseBirthAnswer
     * @throws GrahaException
     */
    public function eraseBirth(string $birthId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('eraseBirth', [$birthId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Subscribes to events. Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are stored later are included within minutes. Send an Idempotency-Key. The client sends an Idempotency-Key, the same for each attempt. `POST /api/v1/subscriptions`, costs nothing.
     * @param AccountCreateSubscriptionInput $input
     * @return AccountCreateSubscriptionAnswer
     * @throws GrahaException
     */
    public function createSubscription(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('createSubscription', [], $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Subscriptions, newest first. In pages. `GET /api/v1/subscriptions`, costs nothing.
     * @param AccountListSubscriptionsInput $input
     * @return AccountListSubscriptionsAnswer
     * @throws GrahaException
     */
    public function listSubscriptions(array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listSubscriptions', [], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * One subscription. With the credits that it has spent in this month. `GET /api/v1/subscriptions/{subscription_id}`, costs nothing.
     * @return AccountReadSubscriptionAnswer
     * @throws GrahaException
     */
    public function readSubscription(string $subscriptionId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('readSubscription', [$subscriptionId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Pauses or resumes a subscription, or changes its cap. Events that were due during a pause or a stop are not delivered late. `PUT /api/v1/subscriptions/{subscription_id}`, costs nothing.
     * @param AccountChangeSubscriptionInput $input
     * @return AccountChangeSubscriptionAnswer
     * @throws GrahaException
     */
    public function changeSubscription(string $subscriptionId, array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('changeSubscription', [$subscriptionId], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Deletes a subscription. With all its planned and delivered events. Deleting it again changes nothing. `DELETE /api/v1/subscriptions/{subscription_id}`, costs nothing.
     * @return AccountDeleteSubscriptionAnswer
     * @throws GrahaException
     */
    public function deleteSubscription(string $subscriptionId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('deleteSubscription', [$subscriptionId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Delivered events of a subscription, newest first. Events of the last three months, also those whose message was lost. `GET /api/v1/subscriptions/{subscription_id}/events`, costs nothing.
     * @param AccountListSubscriptionEventsInput $input
     * @return AccountListSubscriptionEventsAnswer
     * @throws GrahaException
     */
    public function listSubscriptionEvents(string $subscriptionId, array $input = [], ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('listSubscriptionEvents', [$subscriptionId], $input, null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Makes a private calendar address of a subscription. A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it costs nothing: each event was charged when it was delivered. The client does not send it again where its answer may have been lost. `POST /api/v1/subscriptions/{subscription_id}/calendar`, costs nothing.
     * @return AccountOpenSubscriptionCalendarAnswer
     * @throws GrahaException
     */
    public function openSubscriptionCalendar(string $subscriptionId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('openSubscriptionCalendar', [$subscriptionId], [], null, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Revokes the calendar address of a subscription. The address answers 404 from then on. Revoking it again changes nothing. `DELETE /api/v1/subscriptions/{subscription_id}/calendar`, costs nothing.
     * @return AccountCloseSubscriptionCalendarAnswer
     * @throws GrahaException
     */
    public function closeSubscriptionCalendar(string $subscriptionId, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->manage('closeSubscriptionCalendar', [$subscriptionId], [], null, $timeoutSeconds, $maxRetries)->data;
    }
}
