Feature: Maintaining a registered agent for the service of process
  An entity from elsewhere either keeps a registered agent who has consented, or lets service be mailed to its principal address.

  @A5-maintain @A2-maintain
  Rule: The filer chooses service of process or a registered agent
    @browser
    Scenario: A choice is asked for
      Given the filer is asked for the agent maintenance
      When the filer continues
      Then the problem with the service of process or registered agent is "Choose service of process or registered agent."

    @browser-only
    Scenario: The filer reads why no agent can be named where no form would take the agent up
      Given the filer is asked for the agent maintenance
      Then the filer is told each of these:
        | sentence                                                                                                     |
        | How can the entity be served with legal papers?                                                              |
        | The foreign entity maintains no registered agent. Service of process may be mailed to its principal address. |
        | A registered agent cannot be named from here for this form.                                                  |

    Scenario: Any other answer is refused
      Given the filer is asked for the agent maintenance
      When the filer continues with an answer about the service of process or registered agent that is not offered
      Then the problem with the service of process or registered agent is "Choose service of process or registered agent."

    Scenario Outline: Either is accepted
      Given the filer is asked for the agent maintenance
      When the filer chooses "<choice>" as the service of process or registered agent
      And the filer continues
      Then the problem with the service of process or registered agent is ""

      Examples:
        | choice             |
        | Service of process |
        | Registered agent   |

  @A2-maintain
  Rule: Who keeps a registered agent continues to name it, with what the introduction was opened with
    Scenario Outline: The wizard is told of the transaction
      When the filer continues with "Registered agent" after arriving with:
        | transaction   | <transaction>                     |
        | entity's type | foreign limited liability company |
        | entity        | 20261000001                       |
        | user          | robin.sample                      |
      Then the filer is sent to the registered-agent wizard with:
        | transaction   | <transaction>                     |
        | entity's type | foreign limited liability company |
        | entity        | 20261000001                       |
        | user          | robin.sample                      |

      @browser
      Examples: An authority that was given up
        | transaction                         |
        | requalification of a foreign entity |

      Examples: A conversion
        | transaction                                          |
        | conversion to a foreign entity that is on record     |
        | conversion to a foreign entity that is not on record |

    Scenario: What is not known does not go along
      When the filer continues with "Registered agent" after arriving with:
        | transaction | requalification of a foreign entity |
      Then the filer is sent to the registered-agent wizard with:
        | transaction | requalification of a foreign entity |

  @A2-maintain
  Rule: Who keeps none continues to the legacy transaction; a conversion names the entity that converts
    @browser
    Scenario Outline: A conversion names its entity
      When the filer continues with "Service of process" after arriving with:
        | transaction   | <transaction>                     |
        | entity's type | foreign limited liability company |
        | entity        | 20261000001                       |
        | user          | robin.sample                      |
      Then the filer is sent to the legacy transaction with:
        | transaction       | <transaction>                     |
        | entity's type     | foreign limited liability company |
        | entity            | 20261000001                       |
        | user              | robin.sample                      |
        | converting entity | 20261000001                       |

      Examples:
        | transaction                                          |
        | conversion to a foreign entity that is on record     |
        | conversion to a foreign entity that is not on record |

    Scenario Outline: Any other transaction names none
      When the filer continues with "Service of process" after arriving with:
        | transaction   | <transaction>                     |
        | entity's type | foreign limited liability company |
        | entity        | 20261000001                       |
        | user          | Ann & Lee                         |
      Then the filer is sent to the legacy transaction with:
        | transaction   | <transaction>                     |
        | entity's type | foreign limited liability company |
        | entity        | 20261000001                       |
        | user          | Ann & Lee                         |

      Examples:
        | transaction                                      |
        | requalification of a foreign entity              |
        | withdrawal of a foreign entity                   |
        | form whose code begins like that of a conversion |
        | conversion with its code in small letters        |

    Scenario: The legacy transaction's own values stay
      When the filer continues with "Service of process", where the legacy transaction is at "https://legacy.example.gov/transaction?office=7", after arriving with:
        | transaction | withdrawal of a foreign entity |
      Then the filer is sent to the legacy transaction with:
        | office      | 7                              |
        | transaction | withdrawal of a foreign entity |
