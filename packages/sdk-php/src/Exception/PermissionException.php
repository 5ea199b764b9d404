<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Exception;

/**
 * `scope_denied`: This API key may not call this operation.
 * `origin_missing`: A publishable key works only from web pages, and this request has no Origin header. On a server, use a secret key.
 * `origin_denied`: This publishable key may not be used from this origin. Add the origin to the key in the portal.
 * `secret_key_required`: A publishable key may not do this. Call from your server, with a secret key.
 * `grant_exceeded`: A key cannot grant, change or end anything beyond its own families, addresses, cap and expiry. Use a wider key, or the portal.
 * `secret_key_in_address`: Addresses end up in logs, so a secret key is not taken from one. Replace this key, and use a publishable key with the scope feeds.
 * `feeds_denied`: This publishable key opens no calendar feeds. Give it the scope feeds in the portal, on the page of the key.
 * `management_denied`: This workspace or this installation does not allow that.
 * `address_denied`: This API key may not be used from this address.
 * `tenant_suspended`: This workspace is suspended. Contact us.
 */
final class PermissionException extends GrahaException
{
}
