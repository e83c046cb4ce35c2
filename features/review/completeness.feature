Feature: Whether a filing is complete

  @W5-completeness
  Rule: A filing is complete when every part that it needs is there
    @api
    Scenario: A limited liability company with all its parts is complete
      Given a complete filing of a limited liability company
      When the filing is checked
      Then the filing has the code VALID

    Scenario Outline: A part that is missing has its code
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filing is checked
      Then the filing has the code <code>

      Examples: Every part of a limited liability company
        | part                              | code               |
        | the entity name                   | ENTIY_NAME_MISSING |
        | the validity of the entity name   | ENTIY_NAME_INVALID |
        | the street address of the office  | POA_MISSING        |
        | the mailing address of the office | POA_MISSING        |
        | the registered agent              | REG_AGENT_MISSING  |
        | the choice of managers or members | MANAGEMENT_MISSING |
        | the member                        | MANAGEMENT_MISSING |
        | every person forming the company  | FORMER_MISSING     |
        | the time of effect                | DED_MISSING        |
        | the date of a delayed effect      | DED_MISSING        |
        | every filer                       | FILER_MISSING      |

    Scenario Outline: A part that may be left out
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filing is checked
      Then the filing has the code VALID

      Examples:
        | part                       |
        | the additional information |
        | every attachment           |
        | every notification         |

    Scenario: The mailing address is not missed when it is the street address
      Given a complete filing of a limited liability company
      And the mailing address of the office is its street address
      When the mailing address is missing
      And the filing is checked
      Then the filing has the code VALID

  @W5-completeness @W5-amend-change
  Rule: An amendment changes something
    Scenario Outline: A change of name, a text or an attachment is enough
      Given an amendment of a limited liability company that changes <change>
      When the filing is checked
      Then the filing has the code <code>

      Examples:
        | change                     | code                |
        | nothing                    | NAME_ATTACH_MISSING |
        | the name                   | VALID               |
        | the additional information | VALID               |
        | the attachments            | VALID               |

  @W5-completeness @W7-payment @api-only
  Rule: The registry checks every rule again before it takes a payment
    Scenario Outline: A filing that breaks a rule is not taken
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filer asks to pay
      Then the registry refuses the filing with a problem in the <step> step

      Examples:
        | part                              | step                     |
        | the entity name                   | entity name              |
        | the street address of the office  | principal office address |
        | the registered agent              | registered agent         |
        | the choice of managers or members | management               |
        | the member                        | management               |
        | every person forming the company  | formation                |
        | the time of effect                | effective date           |
        | the date of a delayed effect      | effective date           |
        | every filer                       | filer                    |
