<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Points. Points without a body: upagrahas and special lagnas.
 * @phpstan-import-type PointsUpagrahasInput from Types
 * @phpstan-import-type PointsUpagrahasAnswer from Types
 * @phpstan-import-type PointsSpecialLagnasInput from Types
 * @phpstan-import-type PointsSpecialLagnasAnswer from Types
 */
final class PointsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Upagrahas: Gulika, Mandi, Kaala and its like, Dhuma and its like. Points that the books read like planets. Day and night are cut into eighths, each of a lord, with one eighth after Saturn’s that has none; a point of the Kaala group is the ascendant that rises in its lord’s eighth. Books differ on the moment: Gulika is taken at the start and the four others in the middle unless the settings say otherwise, and `mandi_method` is the method for Mandi. The Dhuma group follows from the longitude of the Sun. If the Sun does not rise or set, the points that need an eighth are null and `reason` tells why. `POST /api/v1/points/upagrahas`, 1 credit.
     * @param PointsUpagrahasInput $input
     * @return PointsUpagrahasAnswer
     * @throws GrahaException
     */
    public function upagrahas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('points/upagrahas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Special lagnas: Bhava, Hora, Ghati, Pranapada, Sree, Indu, Bhrigu bindu. Ascendants other than the rising degree. Bhava, Hora and Ghati lagna start from the Sun at the sunrise before birth and run at the pace of a sign in two hours, one hour, and 24 minutes; Pranapada starts from the Sun at birth. One second of sunrise moves Ghati lagna by 1.25′ and Pranapada by 5′, so metadata names the rule of sunrise: other programs often take `geometric`. Sree, Indu lagna and Bhrigu bindu need no sunrise. If the Sun does not rise, the first four are null and `reason` tells why. `POST /api/v1/points/special-lagnas`, 1 credit.
     * @param PointsSpecialLagnasInput $input
     * @return PointsSpecialLagnasAnswer
     * @throws GrahaException
     */
    public function specialLagnas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('points/special-lagnas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
