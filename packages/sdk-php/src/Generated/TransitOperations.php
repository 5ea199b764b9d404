<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Transits. Transits of a moment over a birth chart, judged by the Vedic texts.
 * @phpstan-import-type TransitGocharaInput from Types
 * @phpstan-import-type TransitGocharaAnswer from Types
 * @phpstan-import-type TransitNatalAspectsInput from Types
 * @phpstan-import-type TransitNatalAspectsAnswer from Types
 * @phpstan-import-type TransitHitsInput from Types
 * @phpstan-import-type TransitHitsAnswer from Types
 * @phpstan-import-type TransitSarvatobhadraInput from Types
 * @phpstan-import-type TransitSarvatobhadraAnswer from Types
 * @phpstan-import-type TransitKotaInput from Types
 * @phpstan-import-type TransitKotaAnswer from Types
 */
final class TransitOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Transits from the natal Moon, with vedha and bindus. Positions of the nine grahas at `target` (now if omitted), counted from the sign of the natal Moon, as the Vedic books judge transits: good houses, their obstruction (vedha), the bindus of the sign in the ashtakavarga of the birth, and the eighth of the sign (kakshya) that the planet is in. `POST /api/v1/transit/gochara`, 2 credits, 2 more with texts.
     * @param TransitGocharaInput $input
     * @return TransitGocharaAnswer
     * @throws GrahaException
     */
    public function gochara(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('transit/gochara', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Aspects from the sky of a moment to the points of a birth chart. Aspects of bodies at `target` (now if omitted) to natal planets and angles, with the orbs listed in metadata, and whether each is still becoming exact. In the tropical zodiac unless an ayanamsa is chosen: in a sidereal one precession since the birth does not count. `transit/hits` finds the exact times. `POST /api/v1/transit/natal-aspects`, 2 credits.
     * @param TransitNatalAspectsInput $input
     * @return TransitNatalAspectsAnswer
     * @throws GrahaException
     */
    public function natalAspects(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('transit/natal-aspects', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Times when transits become exact to the points of a birth chart, within a year. Every time from `from` to `to`, up to 366 days, at which a body in transit is exactly in an aspect with a natal planet or angle, to the second. A retrograde loop may pass an aspect three times: `pass` counts them within the range. In the tropical zodiac unless an ayanamsa is chosen. `Accept: application/x-ndjson` returns one line, `text/csv` one row for each hit. `POST /api/v1/transit/hits`, 3 credits.
     * @param TransitHitsInput $input
     * @return TransitHitsAnswer
     * @throws GrahaException
     */
    public function hits(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('transit/hits', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sarvatobhadra chakra: transits over 81 squares of stars, letters, signs, tithis and weekdays. The chakra that is good on all sides: a square of nine by nine with the 28 stars on its edge and, inside, the vowels, consonants, signs, and tithis with their weekdays. A planet in a star pierces (vedha) what is on three lines from it: across, and slanting to both sides. The planets are those of `target` (now if omitted); the birth gives the points on which the lines are read: the star and sign of its Moon, its tithi and its weekday. Malefics that pierce them trouble what they stand for, benefics support it. East is above, as in printed books; all books agree on the squares, but some count all three lines and others one by the motion of the planet. `POST /api/v1/transit/sarvatobhadra`, 2 credits.
     * @param TransitSarvatobhadraInput $input
     * @return TransitSarvatobhadraAnswer
     * @throws GrahaException
     */
    public function sarvatobhadra(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('transit/sarvatobhadra', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Kota chakra: transits through the fort of the birth star. The fort (kota, durga) has the 28 stars from the birth star on in four rings: seven in each quarter, in along the diagonal, at the pillar, and out along the axis. Planets of `target` (now if omitted) go through it: malefics that go in, most of all to the pillar, are read as danger to health and standing, malefics outside and benefics inside as safety. The lord of the fort (kota swami) is the lord of the Moon’s sign and is best inside; the guard (kota pala) is the lord of the class of the birth letter and is best at the wall. A Moon in Abhijit makes it the birth star; the guard is still that of the pada among 27 stars. `POST /api/v1/transit/kota`, 2 credits.
     * @param TransitKotaInput $input
     * @return TransitKotaAnswer
     * @throws GrahaException
     */
    public function kota(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('transit/kota', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
