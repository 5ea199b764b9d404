# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple, cast

from . import types

#: method → what ``on_response`` hears, verb, path below ``/api/v1``, where the input is sent, when it may be repeated.
ACCOUNT_ROUTES: Dict[str, Tuple[str, str, str, str, str]] = {
    "list_keys": ("account/listKeys", "GET", "account/keys", "nothing", "always"),
    "create_key": ("account/createKey", "POST", "account/keys", "body", "under_key"),
    "rotate_key": ("account/rotateKey", "POST", "account/keys/{key_id}/rotate", "body", "never"),
    "revoke_key": ("account/revokeKey", "DELETE", "account/keys/{key_id}", "nothing", "always"),
    "usage": ("account/usage", "GET", "account/usage", "query", "always"),
    "plan": ("account/plan", "GET", "account/plan", "nothing", "always"),
    "spend_limit": ("account/spendLimit", "GET", "account/spend-limit", "nothing", "always"),
    "set_spend_limit": ("account/setSpendLimit", "PUT", "account/spend-limit", "body", "always"),
    "formula_version": ("account/formulaVersion", "GET", "account/formula-version", "nothing", "always"),
    "set_formula_version": ("account/setFormulaVersion", "PUT", "account/formula-version", "body", "always"),
    "report_brand": ("account/reportBrand", "GET", "account/report-brand", "nothing", "always"),
    "set_report_brand": ("account/setReportBrand", "PUT", "account/report-brand", "body", "always"),
    "preview_report_brand": ("account/previewReportBrand", "POST", "account/report-brand/preview", "body", "never"),
    "auto_top_up": ("account/autoTopUp", "GET", "account/auto-top-up", "nothing", "always"),
    "list_webhooks": ("account/listWebhooks", "GET", "account/webhooks", "nothing", "always"),
    "add_webhook": ("account/addWebhook", "POST", "account/webhooks", "body", "under_key"),
    "remove_webhook": ("account/removeWebhook", "DELETE", "account/webhooks/{webhook_id}", "nothing", "always"),
    "test_webhook": ("account/testWebhook", "POST", "account/webhooks/{webhook_id}/test", "nothing", "never"),
    "list_messages": ("account/listMessages", "GET", "account/webhook-messages", "query", "always"),
    "store_birth": ("account/storeBirth", "POST", "births", "body", "under_key"),
    "list_births": ("account/listBirths", "GET", "births", "query", "always"),
    "read_birth": ("account/readBirth", "GET", "births/{birth_id}", "nothing", "always"),
    "replace_birth": ("account/replaceBirth", "PUT", "births/{birth_id}", "body", "always"),
    "erase_birth": ("account/eraseBirth", "DELETE", "births/{birth_id}", "nothing", "always"),
    "create_subscription": ("account/createSubscription", "POST", "subscriptions", "body", "under_key"),
    "list_subscriptions": ("account/listSubscriptions", "GET", "subscriptions", "query", "always"),
    "read_subscription": ("account/readSubscription", "GET", "subscriptions/{subscription_id}", "nothing", "always"),
    "change_subscription": ("account/changeSubscription", "PUT", "subscriptions/{subscription_id}", "body", "always"),
    "delete_subscription": ("account/deleteSubscription", "DELETE", "subscriptions/{subscription_id}", "nothing", "always"),
    "list_subscription_events": ("account/listSubscriptionEvents", "GET", "subscriptions/{subscription_id}/events", "query", "always"),
    "open_subscription_calendar": ("account/openSubscriptionCalendar", "POST", "subscriptions/{subscription_id}/calendar", "nothing", "never"),
    "close_subscription_calendar": ("account/closeSubscriptionCalendar", "DELETE", "subscriptions/{subscription_id}/calendar", "nothing", "always"),
}


class Account:
    """Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def list_keys(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListKeysAnswer:
        """Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. ``GET /api/v1/account/keys``, costs nothing."""
        return cast(types.AccountListKeysAnswer, self._client.manage("list_keys", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def create_key(self, input: types.AccountCreateKeyInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCreateKeyAnswer:
        """Creates a key. Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id without the text of a secret key; rotate that key to get a new text. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/account/keys``, costs nothing."""
        return cast(types.AccountCreateKeyAnswer, self._client.manage("create_key", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def rotate_key(self, key_id: str, input: Optional[types.AccountRotateKeyInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRotateKeyAnswer:
        """Replaces a key by a new one with the same limits. The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/keys/{key_id}/rotate``, costs nothing."""
        return cast(types.AccountRotateKeyAnswer, self._client.manage("rotate_key", [key_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def revoke_key(self, key_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRevokeKeyAnswer:
        """Revokes a key for good. Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not exceed its own. ``DELETE /api/v1/account/keys/{key_id}``, costs nothing."""
        return cast(types.AccountRevokeKeyAnswer, self._client.manage("revoke_key", [key_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def usage(self, input: Optional[types.AccountUsageInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountUsageAnswer:
        """Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. ``GET /api/v1/account/usage``, costs nothing."""
        return cast(types.AccountUsageAnswer, self._client.manage("usage", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def plan(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountPlanAnswer:
        """The plan, and the credits and calls of this period. The same figures as in the overview of the portal. ``GET /api/v1/account/plan``, costs nothing."""
        return cast(types.AccountPlanAnswer, self._client.manage("plan", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def spend_limit(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSpendLimitAnswer:
        """The spend limit of the workspace. Credits that all keys together may spend in a period, and credits spent so far. ``GET /api/v1/account/spend-limit``, costs nothing."""
        return cast(types.AccountSpendLimitAnswer, self._client.manage("spend_limit", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def set_spend_limit(self, input: types.AccountSetSpendLimitInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetSpendLimitAnswer:
        """Sets or lowers the spend limit. Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. ``PUT /api/v1/account/spend-limit``, costs nothing."""
        return cast(types.AccountSetSpendLimitAnswer, self._client.manage("set_spend_limit", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def formula_version(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountFormulaVersionAnswer:
        """The version of the formulas for calls that name none. The default of the workspace, and the versions that are served. ``GET /api/v1/account/formula-version``, costs nothing."""
        return cast(types.AccountFormulaVersionAnswer, self._client.manage("formula_version", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def set_formula_version(self, input: types.AccountSetFormulaVersionInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetFormulaVersionAnswer:
        """Sets the version of the formulas for calls that name none. Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that is not served answers 400 unknown_formula_version. ``PUT /api/v1/account/formula-version``, costs nothing."""
        return cast(types.AccountSetFormulaVersionAnswer, self._client.manage("set_formula_version", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def report_brand(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReportBrandAnswer:
        """The brand that reports print if their request has none. Name, logo, colours, footer and contact, as the member `brand` of a request for a report. ``GET /api/v1/account/report-brand``, costs nothing."""
        return cast(types.AccountReportBrandAnswer, self._client.manage("report_brand", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def set_report_brand(self, input: types.AccountSetReportBrandInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetReportBrandAnswer:
        """Sets or removes the brand of reports. Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first. ``PUT /api/v1/account/report-brand``, costs nothing."""
        return cast(types.AccountSetReportBrandAnswer, self._client.manage("set_report_brand", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def preview_report_brand(self, input: types.AccountPreviewReportBrandInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountPreviewReportBrandAnswer:
        """Prints the first page of an example report with a brand. Stores nothing and costs nothing. At most 20 pages a minute. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/report-brand/preview``, costs nothing."""
        return cast(types.AccountPreviewReportBrandAnswer, self._client.manage("preview_report_brand", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def auto_top_up(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountAutoTopUpAnswer:
        """Whether top-ups are bought automatically. Only owners and admins can change this, in the portal, because it spends money. ``GET /api/v1/account/auto-top-up``, costs nothing."""
        return cast(types.AccountAutoTopUpAnswer, self._client.manage("auto_top_up", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def list_webhooks(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListWebhooksAnswer:
        """Every webhook of the workspace. Oldest first. Secrets are never shown again. ``GET /api/v1/account/webhooks``, costs nothing."""
        return cast(types.AccountListWebhooksAnswer, self._client.manage("list_webhooks", [], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def add_webhook(self, input: types.AccountAddWebhookInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountAddWebhookAnswer:
        """Adds a webhook. At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the secret; remove that webhook and add it again to get a new secret. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/account/webhooks``, costs nothing."""
        return cast(types.AccountAddWebhookAnswer, self._client.manage("add_webhook", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def remove_webhook(self, webhook_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRemoveWebhookAnswer:
        """Removes a webhook. Also deletes its deliveries. Removing it again changes nothing. ``DELETE /api/v1/account/webhooks/{webhook_id}``, costs nothing."""
        return cast(types.AccountRemoveWebhookAnswer, self._client.manage("remove_webhook", [webhook_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def test_webhook(self, webhook_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountTestWebhookAnswer:
        """Sends a test message to a webhook. The message has the `type` `webhook.test` and is retried like every other message. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/webhooks/{webhook_id}/test``, costs nothing."""
        return cast(types.AccountTestWebhookAnswer, self._client.manage("test_webhook", [webhook_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def list_messages(self, input: Optional[types.AccountListMessagesInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListMessagesAnswer:
        """Messages to the webhooks of the workspace, as they are made. For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without `after` it begins now. Messages are without signatures, because secrets are never shown again. ``GET /api/v1/account/webhook-messages``, costs nothing."""
        return cast(types.AccountListMessagesAnswer, self._client.manage("list_messages", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def store_birth(self, input: types.AccountStoreBirthInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountStoreBirthAnswer:
        """Stores a birth. Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/births``, costs nothing."""
        return cast(types.AccountStoreBirthAnswer, self._client.manage("store_birth", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def list_births(self, input: Optional[types.AccountListBirthsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListBirthsAnswer:
        """Stored births, newest first. In pages, by tag, or the one with a reference. ``GET /api/v1/births``, costs nothing."""
        return cast(types.AccountListBirthsAnswer, self._client.manage("list_births", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def read_birth(self, birth_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReadBirthAnswer:
        """One stored birth. As it was stored; a `place_id` is written out. ``GET /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountReadBirthAnswer, self._client.manage("read_birth", [birth_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def replace_birth(self, birth_id: str, input: types.AccountReplaceBirthInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReplaceBirthAnswer:
        """Replaces a stored birth. Members that are left out are emptied. The next call reads the new birth. ``PUT /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountReplaceBirthAnswer, self._client.manage("replace_birth", [birth_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def erase_birth(self, birth_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountEraseBirthAnswer:
        """Erases a stored birth. Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing. ``DELETE /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountEraseBirthAnswer, self._client.manage("erase_birth", [birth_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def create_subscription(self, input: types.AccountCreateSubscriptionInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCreateSubscriptionAnswer:
        """Subscribes to events. Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are stored later are included within minutes. Send an Idempotency-Key. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/subscriptions``, costs nothing."""
        return cast(types.AccountCreateSubscriptionAnswer, self._client.manage("create_subscription", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def list_subscriptions(self, input: Optional[types.AccountListSubscriptionsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListSubscriptionsAnswer:
        """Subscriptions, newest first. In pages. ``GET /api/v1/subscriptions``, costs nothing."""
        return cast(types.AccountListSubscriptionsAnswer, self._client.manage("list_subscriptions", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def read_subscription(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReadSubscriptionAnswer:
        """One subscription. With the credits that it has spent in this month. ``GET /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountReadSubscriptionAnswer, self._client.manage("read_subscription", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def change_subscription(self, subscription_id: str, input: Optional[types.AccountChangeSubscriptionInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountChangeSubscriptionAnswer:
        """Pauses or resumes a subscription, or changes its cap. Events that were due during a pause or a stop are not delivered late. ``PUT /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountChangeSubscriptionAnswer, self._client.manage("change_subscription", [subscription_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def delete_subscription(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountDeleteSubscriptionAnswer:
        """Deletes a subscription. With all its planned and delivered events. Deleting it again changes nothing. ``DELETE /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountDeleteSubscriptionAnswer, self._client.manage("delete_subscription", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def list_subscription_events(self, subscription_id: str, input: Optional[types.AccountListSubscriptionEventsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListSubscriptionEventsAnswer:
        """Delivered events of a subscription, newest first. Events of the last three months, also those whose message was lost. ``GET /api/v1/subscriptions/{subscription_id}/events``, costs nothing."""
        return cast(types.AccountListSubscriptionEventsAnswer, self._client.manage("list_subscription_events", [subscription_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def open_subscription_calendar(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountOpenSubscriptionCalendarAnswer:
        """Makes a private calendar address of a subscription. A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it costs nothing: each event was charged when it was delivered. The client does not send it again where its answer may have been lost. ``POST /api/v1/subscriptions/{subscription_id}/calendar``, costs nothing."""
        return cast(types.AccountOpenSubscriptionCalendarAnswer, self._client.manage("open_subscription_calendar", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)

    def close_subscription_calendar(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCloseSubscriptionCalendarAnswer:
        """Revokes the calendar address of a subscription. The address answers 404 from then on. Revoking it again changes nothing. ``DELETE /api/v1/subscriptions/{subscription_id}/calendar``, costs nothing."""
        return cast(types.AccountCloseSubscriptionCalendarAnswer, self._client.manage("close_subscription_calendar", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries).data)


class AsyncAccount:
    """Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing."""

    def __init__(self, client: Any) -> None:
        self._client = client

    async def list_keys(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListKeysAnswer:
        """Every key of the workspace. Newest first, revoked ones too. Secret keys are never shown again. ``GET /api/v1/account/keys``, costs nothing."""
        return cast(types.AccountListKeysAnswer, (await self._client.manage("list_keys", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def create_key(self, input: types.AccountCreateKeyInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCreateKeyAnswer:
        """Creates a key. Families, addresses, cap and expiry must not exceed those of the calling key. If the calling key has a monthly cap, both keys spend from it. Only the portal grants `manage`. Send an Idempotency-Key: a repeat returns the same key_id without the text of a secret key; rotate that key to get a new text. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/account/keys``, costs nothing."""
        return cast(types.AccountCreateKeyAnswer, (await self._client.manage("create_key", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def rotate_key(self, key_id: str, input: Optional[types.AccountRotateKeyInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRotateKeyAnswer:
        """Replaces a key by a new one with the same limits. The old key keeps working for the overlap, and both spend from one monthly cap. A key may replace itself and keys whose rights do not exceed its own; with a monthly cap, only keys that it created. A key is replaced once: a second request answers 409. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/keys/{key_id}/rotate``, costs nothing."""
        return cast(types.AccountRotateKeyAnswer, (await self._client.manage("rotate_key", [key_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def revoke_key(self, key_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRevokeKeyAnswer:
        """Revokes a key for good. Takes effect within a second. Revoking it again changes nothing. A key may revoke itself and keys whose rights do not exceed its own. ``DELETE /api/v1/account/keys/{key_id}``, costs nothing."""
        return cast(types.AccountRevokeKeyAnswer, (await self._client.manage("revoke_key", [key_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def usage(self, input: Optional[types.AccountUsageInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountUsageAnswer:
        """Calls and credits by day and operation. Up to 92 days, UTC, of all keys or of one. ``GET /api/v1/account/usage``, costs nothing."""
        return cast(types.AccountUsageAnswer, (await self._client.manage("usage", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def plan(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountPlanAnswer:
        """The plan, and the credits and calls of this period. The same figures as in the overview of the portal. ``GET /api/v1/account/plan``, costs nothing."""
        return cast(types.AccountPlanAnswer, (await self._client.manage("plan", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def spend_limit(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSpendLimitAnswer:
        """The spend limit of the workspace. Credits that all keys together may spend in a period, and credits spent so far. ``GET /api/v1/account/spend-limit``, costs nothing."""
        return cast(types.AccountSpendLimitAnswer, (await self._client.manage("spend_limit", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def set_spend_limit(self, input: types.AccountSetSpendLimitInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetSpendLimitAnswer:
        """Sets or lowers the spend limit. Takes effect with the next call. A live key can set or lower the limit; owners and admins raise or remove it in the portal, so null is accepted only while there is no limit. Calls beyond it answer 402 spend_limit_reached and cost nothing. Owners and admins get a mail. ``PUT /api/v1/account/spend-limit``, costs nothing."""
        return cast(types.AccountSetSpendLimitAnswer, (await self._client.manage("set_spend_limit", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def formula_version(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountFormulaVersionAnswer:
        """The version of the formulas for calls that name none. The default of the workspace, and the versions that are served. ``GET /api/v1/account/formula-version``, costs nothing."""
        return cast(types.AccountFormulaVersionAnswer, (await self._client.manage("formula_version", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def set_formula_version(self, input: types.AccountSetFormulaVersionInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetFormulaVersionAnswer:
        """Sets the version of the formulas for calls that name none. Takes effect with the next call; needs a live key. The header Graha-Version of a call goes before it. A version that is not served answers 400 unknown_formula_version. ``PUT /api/v1/account/formula-version``, costs nothing."""
        return cast(types.AccountSetFormulaVersionAnswer, (await self._client.manage("set_formula_version", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def report_brand(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReportBrandAnswer:
        """The brand that reports print if their request has none. Name, logo, colours, footer and contact, as the member `brand` of a request for a report. ``GET /api/v1/account/report-brand``, costs nothing."""
        return cast(types.AccountReportBrandAnswer, (await self._client.manage("report_brand", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def set_report_brand(self, input: types.AccountSetReportBrandInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountSetReportBrandAnswer:
        """Sets or removes the brand of reports. Takes effect with the next report on paper; needs a live key. The new brand replaces the whole one before. A logo or a letter that cannot be printed answers 422, and the brand stays as it was. A `brand` in the request for a report takes the place of this one as a whole. A repeated call under its Idempotency-Key prints the brand of the first. ``PUT /api/v1/account/report-brand``, costs nothing."""
        return cast(types.AccountSetReportBrandAnswer, (await self._client.manage("set_report_brand", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def preview_report_brand(self, input: types.AccountPreviewReportBrandInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountPreviewReportBrandAnswer:
        """Prints the first page of an example report with a brand. Stores nothing and costs nothing. At most 20 pages a minute. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/report-brand/preview``, costs nothing."""
        return cast(types.AccountPreviewReportBrandAnswer, (await self._client.manage("preview_report_brand", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def auto_top_up(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountAutoTopUpAnswer:
        """Whether top-ups are bought automatically. Only owners and admins can change this, in the portal, because it spends money. ``GET /api/v1/account/auto-top-up``, costs nothing."""
        return cast(types.AccountAutoTopUpAnswer, (await self._client.manage("auto_top_up", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def list_webhooks(self, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListWebhooksAnswer:
        """Every webhook of the workspace. Oldest first. Secrets are never shown again. ``GET /api/v1/account/webhooks``, costs nothing."""
        return cast(types.AccountListWebhooksAnswer, (await self._client.manage("list_webhooks", [], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def add_webhook(self, input: types.AccountAddWebhookInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountAddWebhookAnswer:
        """Adds a webhook. At most ten per workspace; needs a live key. Send an Idempotency-Key: a repeat returns the same webhook_id without the secret; remove that webhook and add it again to get a new secret. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/account/webhooks``, costs nothing."""
        return cast(types.AccountAddWebhookAnswer, (await self._client.manage("add_webhook", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def remove_webhook(self, webhook_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountRemoveWebhookAnswer:
        """Removes a webhook. Also deletes its deliveries. Removing it again changes nothing. ``DELETE /api/v1/account/webhooks/{webhook_id}``, costs nothing."""
        return cast(types.AccountRemoveWebhookAnswer, (await self._client.manage("remove_webhook", [webhook_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def test_webhook(self, webhook_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountTestWebhookAnswer:
        """Sends a test message to a webhook. The message has the `type` `webhook.test` and is retried like every other message. The client does not send it again where its answer may have been lost. ``POST /api/v1/account/webhooks/{webhook_id}/test``, costs nothing."""
        return cast(types.AccountTestWebhookAnswer, (await self._client.manage("test_webhook", [webhook_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def list_messages(self, input: Optional[types.AccountListMessagesInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListMessagesAnswer:
        """Messages to the webhooks of the workspace, as they are made. For a program at a desk, which no webhook reaches: ask again with `after`, every three seconds at most. Without `after` it begins now. Messages are without signatures, because secrets are never shown again. ``GET /api/v1/account/webhook-messages``, costs nothing."""
        return cast(types.AccountListMessagesAnswer, (await self._client.manage("list_messages", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def store_birth(self, input: types.AccountStoreBirthInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountStoreBirthAnswer:
        """Stores a birth. Every operation then takes its `birth_id` or `birth_reference` in place of a birth. A birth with a known reference replaces the stored one and answers 200. Send an Idempotency-Key with a birth without a reference. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/births``, costs nothing."""
        return cast(types.AccountStoreBirthAnswer, (await self._client.manage("store_birth", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def list_births(self, input: Optional[types.AccountListBirthsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListBirthsAnswer:
        """Stored births, newest first. In pages, by tag, or the one with a reference. ``GET /api/v1/births``, costs nothing."""
        return cast(types.AccountListBirthsAnswer, (await self._client.manage("list_births", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def read_birth(self, birth_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReadBirthAnswer:
        """One stored birth. As it was stored; a `place_id` is written out. ``GET /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountReadBirthAnswer, (await self._client.manage("read_birth", [birth_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def replace_birth(self, birth_id: str, input: types.AccountReplaceBirthInput, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReplaceBirthAnswer:
        """Replaces a stored birth. Members that are left out are emptied. The next call reads the new birth. ``PUT /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountReplaceBirthAnswer, (await self._client.manage("replace_birth", [birth_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def erase_birth(self, birth_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountEraseBirthAnswer:
        """Erases a stored birth. Nothing of it is kept; the audit log names the id alone. Erasing it again changes nothing. ``DELETE /api/v1/births/{birth_id}``, costs nothing."""
        return cast(types.AccountEraseBirthAnswer, (await self._client.manage("erase_birth", [birth_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def create_subscription(self, input: types.AccountCreateSubscriptionInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCreateSubscriptionAnswer:
        """Subscribes to events. Each event is delivered at its instant, or some days before, and charged once when it is delivered. Births that are stored later are included within minutes. Send an Idempotency-Key. The client sends an Idempotency-Key, the same for each attempt. ``POST /api/v1/subscriptions``, costs nothing."""
        return cast(types.AccountCreateSubscriptionAnswer, (await self._client.manage("create_subscription", [], input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def list_subscriptions(self, input: Optional[types.AccountListSubscriptionsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListSubscriptionsAnswer:
        """Subscriptions, newest first. In pages. ``GET /api/v1/subscriptions``, costs nothing."""
        return cast(types.AccountListSubscriptionsAnswer, (await self._client.manage("list_subscriptions", [], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def read_subscription(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountReadSubscriptionAnswer:
        """One subscription. With the credits that it has spent in this month. ``GET /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountReadSubscriptionAnswer, (await self._client.manage("read_subscription", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def change_subscription(self, subscription_id: str, input: Optional[types.AccountChangeSubscriptionInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountChangeSubscriptionAnswer:
        """Pauses or resumes a subscription, or changes its cap. Events that were due during a pause or a stop are not delivered late. ``PUT /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountChangeSubscriptionAnswer, (await self._client.manage("change_subscription", [subscription_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def delete_subscription(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountDeleteSubscriptionAnswer:
        """Deletes a subscription. With all its planned and delivered events. Deleting it again changes nothing. ``DELETE /api/v1/subscriptions/{subscription_id}``, costs nothing."""
        return cast(types.AccountDeleteSubscriptionAnswer, (await self._client.manage("delete_subscription", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def list_subscription_events(self, subscription_id: str, input: Optional[types.AccountListSubscriptionEventsInput] = None, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountListSubscriptionEventsAnswer:
        """Delivered events of a subscription, newest first. Events of the last three months, also those whose message was lost. ``GET /api/v1/subscriptions/{subscription_id}/events``, costs nothing."""
        return cast(types.AccountListSubscriptionEventsAnswer, (await self._client.manage("list_subscription_events", [subscription_id], input, timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def open_subscription_calendar(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountOpenSubscriptionCalendarAnswer:
        """Makes a private calendar address of a subscription. A calendar (RFC 5545) of its delivered events, for programs that subscribe to an address. The address before ends. Fetching it costs nothing: each event was charged when it was delivered. The client does not send it again where its answer may have been lost. ``POST /api/v1/subscriptions/{subscription_id}/calendar``, costs nothing."""
        return cast(types.AccountOpenSubscriptionCalendarAnswer, (await self._client.manage("open_subscription_calendar", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)

    async def close_subscription_calendar(self, subscription_id: str, *, timeout_seconds: Optional[float] = None, max_retries: Optional[int] = None) -> types.AccountCloseSubscriptionCalendarAnswer:
        """Revokes the calendar address of a subscription. The address answers 404 from then on. Revoking it again changes nothing. ``DELETE /api/v1/subscriptions/{subscription_id}/calendar``, costs nothing."""
        return cast(types.AccountCloseSubscriptionCalendarAnswer, (await self._client.manage("close_subscription_calendar", [subscription_id], timeout_seconds=timeout_seconds, max_retries=max_retries)).data)
