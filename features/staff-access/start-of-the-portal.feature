Feature: The start of the portal
  Nobody begins what cannot be finished: the portal opens once everything that it needs answers.

  @A2-health
  Rule: The portal opens when all three services and the environment answer
    Scenario: All of them answer
      When the portal starts while "" does not answer
      Then the portal is open

    Scenario Outline: One silence is enough
      When the portal starts while "<silent>" does not answer
      Then the portal is down

      Examples:
        | silent                              |
        | business                            |
        | common                              |
        | mail                                |
        | environment                         |
        | business, mail                      |
        | business, common, mail, environment |
