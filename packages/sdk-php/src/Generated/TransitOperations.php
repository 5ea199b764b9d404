<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Transits. The sky of a moment over a birth chart, as the Vedic books judge it.
 *
 * @phpstan-import-type TransitGocharaInput from Types
 * @phpstan-import-type TransitGocharaAnswer from Types
 */
final class TransitOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Transits from the natal Moon, with vedha and bindus.
     *
     * Where the nine grahas stand at `target` (now, when left out), counted from the sign of the natal Moon, as the Vedic books judge transits: good houses, what obstructs them (vedha), the bindus of the sign in the ashtakavarga of the birth, and the eighth of the sign (kakshya) that the planet is in.
     *
     * `POST /api/v1/transit/gochara`, 2 credits.
     *
     * @param TransitGocharaInput $input
     * @return TransitGocharaAnswer
     * @throws GrahaException
     */
    public function gochara(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('transit/gochara', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
