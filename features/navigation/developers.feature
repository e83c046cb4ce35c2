Feature: What developers start from
  Developers and testers of the portal reach every filing, at every moment of the office's clock, without a record that fits.

  @W1-devhome-types
  Rule: Developers start a filing of every type
    Scenario: Every type of entity can be formed
      When a developer wants to form an entity
      Then these transactions are offered:
        | transaction | type |
        | ARTORG_LLC  | DLLC |
        | ARTINC_PC   | DPC  |
        | ARTINC_NPC  | DNC  |
        | ARTINC_55   | DC55 |
        | ARTINC_56   | DC56 |

    Scenario: Every transaction on an entity can be filed
      When a developer wants to file for an entity
      Then these transactions are offered:
        | transaction  |
        | REPORT       |
        | REINSTATE    |
        | CURE_DLNQ    |
        | AMD_LLC      |
        | AMD_NPC      |
        | AMD_55       |
        | CHG_ENT_ADR  |
        | CHG_AGT_INFO |
        | CONV_DF_REC  |
        | CONV_DF_NREC |
        | COR_AGT_INFO |
        | WTDRW_AUTH   |
        | AUTH_REQUAL  |
        | REG_62LLLP   |

  @W1-devhome-types @W9-constants
  Rule: The ID of an entity has at most eleven characters and is not validated
    Scenario Outline: An entity ID is taken as it is typed
      When a developer enters the entity ID "<typed>"
      Then the entity ID is read as "<taken>"

      Examples: At the limit
        | typed       | taken       |
        | [10 digits] | [10 digits] |
        | [11 digits] | [11 digits] |
        | [12 digits] | [11 digits] |

      Examples: Whatever it is
        | typed  | taken  |
        |        |        |
        | no ID! | no ID! |

  @W1-devhome-types
  Rule: Testers move the clock to a moment that exists
    Scenario Outline: A moment is accepted or refused
      Given the filer is asked for the testers' clock
      When the filer continues with "<moment>" as the moment of the clock
      Then the problem with the moment of the clock is "<problem>"

      Examples:
        | moment                    | problem                                          |
        | 2026-12-01T09:00:00Z      |                                                  |
        | 2026-12-01T09:00-07:00    |                                                  |
        |                           | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | tomorrow                  | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | 2026-02-30T09:00:00Z      | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | 2026-12-01T09:00:00é      | Invalid characters entered: é                    |
