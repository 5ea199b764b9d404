<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Reconcile. Why another program shows other values for one birth.
 * @phpstan-import-type ReconcileAllInput from Types
 * @phpstan-import-type ReconcileAllAnswer from Types
 */
final class ReconcileOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Why another program shows other values for one birth. Send a birth and what the other program shows: positions, nakshatra, dasha, tithi, sunrise, ayanamsa, houses. Every clock, calendar and convention that people use is tried, alone and up to three together, and the answer has the combinations that give all of the values: the fewest differences first, then the likeliest, each with the requests that reproduce it. The digits that you send are the tolerance. Where nothing fits, it has the closest and the values that contradict each other; where several fit, the value that would decide. Points of a matching are not taken, because they need a second birth. `POST /api/v1/reconcile`, 3 credits.
     * @param ReconcileAllInput $input
     * @return ReconcileAllAnswer
     * @throws GrahaException
     */
    public function all(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reconcile', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
